import type { Settings } from './settings';

/**
 * The bar above the navbar. Its colours stand in src/css/base.css: the theme's options for them would be style
 * attributes, which the policy refuses.
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
    },
  };
}
