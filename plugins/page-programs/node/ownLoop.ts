import type { Program } from '../../examples/node/programs';

/** The package that lets a program run an event loop inside the notebook's. */
const loopPackage = 'nest_asyncio2';

/**
 * Python code without which a program that runs an event loop of its own can't run in a notebook, where one runs already.
 *
 * @returns '' for a program that runs none
 */
export function ownLoop({ examples }: Program): string {
  const runsLoop = examples.some(({ block }) => /\basyncio\.run\(|\brun_until_complete\(/.test(block.code));
  if (!runsLoop) return '';
  return [
    "# A notebook's event loop runs already: this lets the program run its own inside. The platform's kind, uvloop's,",
    '# runs inside no other.',
    'import asyncio',
    '',
    `import ${loopPackage}`,
    '',
    `${loopPackage}.apply()`,
    'asyncio.new_event_loop = asyncio.SelectorEventLoop',
  ].join('\n');
}
