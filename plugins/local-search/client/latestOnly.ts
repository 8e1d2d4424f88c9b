/**
 * Runs one task at a time. Of those that come meanwhile the last is run next and all before it never are, so that who
 * types fast waits for one older search at most.
 *
 * @param run - rejections go to who asked
 * @returns the same; undefined for what was passed over
 */
export function latestOnly<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output | undefined> {
  let running: Promise<unknown> | undefined;
  let last = 0;
  return async (input) => {
    last += 1;
    const own = last;
    while (running) {
      await running;
      if (own !== last) return undefined;
    }
    const result = run(input);
    running = result.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await result;
    } finally {
      running = undefined;
    }
  };
}
