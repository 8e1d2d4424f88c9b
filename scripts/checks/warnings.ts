import { stripVTControlCharacters } from 'node:util';

/**
 * The warnings of a build's log. Docusaurus ends well with broken links and anchors (the specification has it warn),
 * so only the log tells.
 *
 * @param log - what the build printed, colours or not
 * @returns each warning with the lines that belong to it
 */
export function buildWarnings(log: string): readonly string[] {
  const lines = stripVTControlCharacters(log).split('\n');
  const warnings: string[][] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    if (line.includes('[WARNING]')) warnings.push((current = [line]));
    else if (/\[(?:INFO|SUCCESS|ERROR)\]/.test(line)) current = undefined;
    else current?.push(line);
  }
  return warnings.map((warning) => warning.join('\n').trimEnd());
}
