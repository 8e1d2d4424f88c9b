/** Origin of the same site with an announcement and every hosted service; playwright.config.ts serves it. */
export const servicesSite = 'http://127.0.0.1:4174';

/** Id and text of that announcement, as scripts/checks/steps.ts sets them. */
export const announcement = { id: 'test-1', text: 'An announcement of the tests' } as const;
