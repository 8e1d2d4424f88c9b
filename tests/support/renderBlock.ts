// Prints the HTML of code blocks: `node --import tsx renderBlock.ts '[{"block": …, "output": …}]'`.
import { toHtml } from 'hast-util-to-html';
import { codeBlock } from '../../plugins/markdown/codeBlock';
import { parseFenceMeta } from '../../plugins/pages/fenceMeta';
import type { WrittenBlock, WrittenFence } from './codeBlocks';

const blocks = JSON.parse(process.argv[2] ?? '') as WrittenBlock[];
const read = (fence: WrittenFence) => ({ ...fence, meta: parseFenceMeta() });
for (const { block, output } of blocks) {
  process.stdout.write(toHtml(codeBlock(read(block), output && read(output))));
}
