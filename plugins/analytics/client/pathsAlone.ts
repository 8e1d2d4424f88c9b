/** A command to the service: its name and what belongs to it. */
type Command = readonly unknown[];
type Gtag = (...command: Command) => void;

/**
 * Wraps the service's `gtag`, so that a page is told by its path alone and a change of query or hash is no page view.
 * What @docusaurus/plugin-google-gtag 3.9.2 sends after a change of the address (lib/gtag.js) is `set page_path` with
 * query and hash, and `event page_view`; both come through here.
 *
 * @param gtag - takes what is sent
 * @param start - address of the page that the browser loaded, whose view the plugin's inline script has counted
 */
export function pathsAlone(gtag: Gtag, start: URL): Gtag {
  const { origin } = start;
  let path = start.pathname;
  let isNewPage = false;
  return (...command) => {
    const [name, what, value] = command;
    if (name === 'set' && what === 'page_path') {
      const next = new URL(String(value), origin).pathname;
      isNewPage = next !== path;
      if (isNewPage) gtag('set', pageFields(origin, next, path));
      path = next;
    } else if (name !== 'event' || what !== 'page_view' || isNewPage) {
      gtag(...command);
    }
  };
}

/**
 * What the service is told of a page, without anything that a reader typed: no query, no hash, and not the title,
 * which on the search page repeats the query. `plugins/shell/inline/pageView.js` says the same of the first page.
 *
 * @param origin - origin of the site
 * @param path - path of the page
 * @param previous - path of the page before
 */
function pageFields(origin: string, path: string, previous: string) {
  return {
    page_location: origin + path,
    page_path: path,
    page_title: path,
    page_referrer: origin + previous,
  };
}
