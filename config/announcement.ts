import type { Settings } from './settings';

/**
 * The bar above the navbar, in the site's own colours.
 *
 * @param announcement - its id, by which browsers remember that it was closed, and its text (HTML)
 * @returns the theme's option, or nothing where no announcement is set
 */
export function announcementBar(announcement: Settings['announcement']) {
  if (!announcement) return {};
  return {
    announcementBar: {
      id: announcement.id,
      content: announcement.text,
      isCloseable: true,
      backgroundColor: 'var(--surface-2)',
      textColor: 'var(--ifm-font-color-base)',
    },
  };
}
