import { readChecked, readSchema } from '../../facts/readChecked';

/** A message that the platform makes. */
interface MessageFacts {
  readonly line: number;
  /** What is done with it: one of the words of `facts/messages.schema.json`. */
  readonly level: string;
  /** Each gap as `{}`, braces of the text itself doubled. */
  readonly text: string;
  /** The expression that fills each gap, in order. */
  readonly gaps?: readonly string[];
  /** The class of the exception, where one is raised and known. */
  readonly error?: string;
}

/** The messages of a function. */
interface FunctionMessages {
  /** Its name below the module, `Type::name` in Rust; absent at the module's own level. */
  readonly in?: string;
  /** The documented entry that it belongs to, on its file's page unless `page` names another. */
  readonly anchor?: string;
  readonly page?: string;
  readonly messages: readonly MessageFacts[];
}

/** The messages of a file of the platform's source. */
export interface FileMessages {
  /** From the root of the platform's repository. */
  readonly path: string;
  readonly module: string;
  /** The page of the reference that the module stands on. */
  readonly page?: string;
  readonly functions: readonly FunctionMessages[];
}

/**
 * Reads the messages of a version.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @throws Error that names the file: missing, no JSON, not as its schema says, or a text with more or fewer gaps than it
 *   tells of
 */
export function readMessages(siteDir: string, version: string): readonly FileMessages[] {
  const file = `facts/${version}/messages.json`;
  const schema = readSchema(siteDir, 'facts/messages.schema.json');
  const facts = readChecked(siteDir, file, schema, "Make it with 'npm run facts'.") as {
    readonly files: readonly FileMessages[];
  };
  for (const { path, functions } of facts.files) {
    for (const { line, text, gaps } of functions.flatMap((item) => item.messages)) {
      const told = gaps?.length ?? 0;
      const marked = text.replaceAll(/\{\{|\}\}/g, '').split('{}').length - 1;
      if (marked !== told)
        throw new Error(`${file}: ${path}:${line} has ${marked} gaps and tells of ${told}.`);
    }
  }
  return facts.files;
}

/**
 * All texts that a version says, as {@link MessageFacts.text}.
 *
 * @throws Error as of {@link readMessages}
 */
export function messageTexts(siteDir: string, version: string): ReadonlySet<string> {
  const functions = readMessages(siteDir, version).flatMap((file) => file.functions);
  return new Set(functions.flatMap(({ messages }) => messages.map(({ text }) => text)));
}
