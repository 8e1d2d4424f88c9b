import { offersProgram, programEndings } from '../../../examples/node/oneProgram';
import type { Transform } from '../convert';
import { link, paragraph, text } from '../../../pages/nodes';

/** Says on top of a page whose blocks are one program where that is to be had as files. */
export const programLine: Transform = (tree, { page }) => {
  if (!offersProgram(tree, page.file)) return;
  const to = (ending: string) => link(page.address + ending, page.address + ending);
  const { script, notebook } = programEndings;
  const line = paragraph(
    text("The page's program: "),
    to(script),
    text(' · as a Jupyter notebook: '),
    to(notebook),
  );
  const [first] = tree.children;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  tree.children.splice(isTitled ? 1 : 0, 0, line);
};
