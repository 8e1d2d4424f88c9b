/** Origin of the same site with an announcement, of id `test-1`; playwright.config.ts serves it. */
export const announcementSite = 'http://127.0.0.1:4174';

/** Id and text of that announcement, as the build of the tests sets them. */
export const announcement = { id: 'test-1', text: 'An announcement of the tests' } as const;
