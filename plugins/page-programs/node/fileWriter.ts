/**
 * Python code that writes the files which stand beside a program, so that the program is one file.
 *
 * @param files - text by file name
 * @returns '' when there are none
 */
export function fileWriter(files: ReadonlyMap<string, string>): string {
  if (files.size === 0) return '';
  const writes = [...files].map(
    ([name, text]) => `Path(${JSON.stringify(name)}).write_bytes("""\\\n${escaped(text)}""".encode())`,
  );
  return [
    '# The files of the page, which the program finds beside it.',
    'from pathlib import Path',
    '',
    ...writes,
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
