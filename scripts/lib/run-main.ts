/**
 * Runs the body of a command. What it throws is told in its own words, without a stack, and the command fails.
 *
 * @param main - returns false when what it did came to nothing good
 */
export async function runMain(main: () => unknown): Promise<void> {
  try {
    if ((await main()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
