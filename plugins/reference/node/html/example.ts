import type { ElementContent } from 'hast';
import { codeBlock } from '../../../markdown/codeBlock';
import { parseFenceMeta } from '../../../pages/fenceMeta';
import type { ItemView } from '../view/item';

/** The example of an entry or member, as pages show theirs: coloured, with what it printed. */
export function exampleElements({ anchor, example }: ItemView): ElementContent[] {
  if (!example) return [];
  const { code, proof } = example;
  const block = codeBlock({ code, language: 'python', meta: parseFenceMeta(), proof });
  return [named(block, `Example of ${anchor}`)];
}

/** Names the region of the code, of which a page of the reference has many. */
function named(block: ReturnType<typeof codeBlock>, ariaLabel: string): ElementContent {
  const children = block.children.map((child) =>
    child.type === 'element' && child.tagName === 'pre'
      ? { ...child, properties: { ...child.properties, ariaLabel } }
      : child,
  );
  return { ...block, children };
}
