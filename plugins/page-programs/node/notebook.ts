import type { RootContent } from 'mdast';
import type { Example, Program } from '../../examples/node/programs';
import { stringify } from '../../pages/markdown';
import { paragraph, text } from '../../pages/nodes';
import { documentedVersion } from '../../../config/versions';
import type { Page } from '../../pages/site';
import { installCommand, legalLine } from './words';
import { fileWriter } from './fileWriter';
import { ownLoop } from './ownLoop';
import type { Part } from './parts';

/** What a notebook is made from. */
interface NotebookSource {
  readonly page: Page;
  readonly parts: readonly Part[];
  readonly program: Program;
  /** Requirements, as `nautilus_trader==1.221.0`. */
  readonly packages: readonly string[];
  /** What a block printed when it ran; '' when nothing. */
  readonly outputOf: (example: Example) => string;
}

interface Cell {
  readonly cell_type: 'markdown' | 'code';
  readonly id: string;
  readonly metadata: object;
  readonly source: readonly string[];
}

interface CodeCell extends Cell {
  readonly execution_count: number;
  readonly outputs: readonly { output_type: 'stream'; name: 'stdout'; text: readonly string[] }[];
}

/**
 * A page as a Jupyter notebook, in version 4.5 of its format: the prose in Markdown cells, each block of its program in
 * a code cell with what it printed when it ran last.
 */
export function notebookOf({ page, parts, program, packages, outputOf }: NotebookSource): string {
  const cells: Cell[] = [];
  let runs = 0;
  const addProse = (nodes: readonly RootContent[]) => {
    const source = linesOf(stringify({ type: 'root', children: [...nodes] }).trimEnd());
    cells.push({ cell_type: 'markdown', id: `cell-${cells.length + 1}`, metadata: {}, source });
  };
  const addCode = (code: string, output: string) => {
    runs += 1;
    const cell: CodeCell = {
      cell_type: 'code',
      id: `cell-${cells.length + 1}`,
      metadata: {},
      source: linesOf(code),
      execution_count: runs,
      outputs: output ? [{ output_type: 'stream', name: 'stdout', text: linesOf(`${output}\n`) }] : [],
    };
    cells.push(cell);
  };
  const [first, ...rest] =
    parts[0]?.kind === 'prose' ? parts : [{ kind: 'prose' as const, nodes: [] }, ...parts];
  if (first?.kind === 'prose') addProse([...first.nodes, ...footnote(page, packages)]);
  for (const setup of [fileWriter(program.files), ownLoop(program)]) if (setup) addCode(setup, '');
  for (const part of rest) {
    if (part.kind === 'prose') addProse(part.nodes);
    else addCode(part.example.block.code, outputOf(part.example));
  }
  const metadata = {
    kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
    language_info: { name: 'python' },
  };
  return `${JSON.stringify({ cells, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`;
}

/** On what it ran, and how to run it. */
function footnote({ version }: Page, packages: readonly string[]): RootContent[] {
  const { runsOn, python } = documentedVersion(version);
  return [
    { type: 'thematicBreak' },
    paragraph(
      text(
        `This notebook is made from that page; its outputs are those of nautilus_trader ${runsOn}. For Python ${python}:`,
      ),
    ),
    { type: 'code', lang: 'bash', value: installCommand(packages) },
    paragraph(text(legalLine)),
  ];
}

/** Text as the format keeps it: lines with their ends. */
const linesOf = (words: string): readonly string[] => words.match(/[^\n]*\n|[^\n]+$/g) ?? [];
