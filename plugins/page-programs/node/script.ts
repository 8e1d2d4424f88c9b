import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Example, Program } from '../../examples/node/programs';
import { documentedVersion } from '../../../config/versions';
import type { Page } from '../../pages/site';
import { installCommand, legalLine } from './words';
import { fileWriter } from './fileWriter';
import type { Part } from './parts';

/** What a script is made from. */
interface ScriptSource {
  readonly page: Page;
  /** Name of the file. */
  readonly name: string;
  readonly parts: readonly Part[];
  readonly program: Program;
  /** Blocks that can't run, by their fence. */
  readonly skipped: ReadonlyMap<RootContent, Example>;
  /** Requirements, as `nautilus_trader==1.221.0`. */
  readonly packages: readonly string[];
}

/**
 * A page's program as one Python file: its blocks in their order, below the headings of their sections as cells (`# %%`)
 * that editors know. A block that can't run stands there as a comment that says why.
 */
export function scriptOf(source: ScriptSource): string {
  const pieces = [header(source), fileWriter(source.program.files), ...blocksOf(source)];
  return `${pieces.filter(Boolean).join('\n\n\n')}\n`;
}

function header({ page, name, packages }: ScriptSource): string {
  const { runsOn, python } = documentedVersion(page.version);
  return comment(
    [
      page.title,
      page.address,
      '',
      `The program of a page of NT Docs, as it ran on nautilus_trader ${runsOn}. In an empty folder, with Python ${python}:`,
      '',
      `    ${installCommand(packages)}`,
      `    python ${name}`,
      '',
      legalLine,
    ].join('\n'),
  );
}

function blocksOf({ parts, skipped }: ScriptSource): string[] {
  const pieces: string[] = [];
  let section = '';
  let told = '';
  const add = (code: string) => {
    pieces.push(section === told ? code : `# %% ${section}\n\n${code}`);
    told = section;
  };
  for (const part of parts) {
    if (part.kind === 'code') {
      add(part.example.block.code);
      continue;
    }
    const prose: Root = { type: 'root', children: [...part.nodes] };
    visit(prose, (node) => {
      if (node.type === 'heading' && node.depth > 1) section = toString(node);
      const left = node.type === 'code' ? skipped.get(node) : undefined;
      if (left) add(comment(`Left out: ${left.block.meta.skip ?? ''}.\n\n${left.block.code}`));
    });
  }
  return pieces;
}

const comment = (text: string) => text.replaceAll(/^.*$/gm, (line) => `# ${line}`.trimEnd());
