// Prints the HTML of a code block: `node --import tsx renderBlock.ts '{"code": …, "output": …}'`.
import { toHtml } from 'hast-util-to-html';
import { codeBlock } from '../../plugins/markdown/codeBlock';
import { parseFenceMeta } from '../../plugins/markdown/fenceMeta';
import type { WrittenFence } from './codeBlocks';

const { block, output } = JSON.parse(process.argv[2] ?? '') as { block: WrittenFence; output?: WrittenFence };
const read = (fence: WrittenFence) => ({ ...fence, meta: parseFenceMeta() });
process.stdout.write(toHtml(codeBlock(read(block), output && read(output))));
