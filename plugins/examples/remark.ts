import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Proof } from '../markdown/proof';
import { blocksIn } from '../pages/blocks';
import { pagePlace } from '../pages/pagePlace';
import { programsOf } from './node/programs';
import { runOf } from './node/runs';

/** Gives each Python block of a page what is known of its last run, for `rehypeCode` to show below it. */
export function remarkExamples() {
  return (root: Root, file: VFile): void => {
    const place = pagePlace(file.path);
    if (!place) return;
    for (const { block, hash } of programsOf(blocksIn(root, file.path)).examples) {
      if (block.meta.skip !== undefined) continue;
      const run = runOf(place.siteDir, place.version, place.page, hash);
      const proof: Proof = run?.date
        ? { kind: 'ran', version: run.version, date: run.date, output: run.output ?? '' }
        : { kind: 'changed' };
      const data = (block.node.data ??= {});
      data.hProperties = { ...data.hProperties, dataProof: JSON.stringify(proof) };
    }
  };
}
