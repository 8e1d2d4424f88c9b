import type { Page, Request } from '@playwright/test';

/** What went wrong on a page so far, one line each; empty on a good page. */
export interface QuietConsole {
  readonly problems: string[];
}

/**
 * Notes every console error and warning, every uncaught error and every request that failed, but those that broke off
 * because their page was left. Call it before the page is opened.
 *
 * @param page - the page to listen to
 * @returns problems as `console error: …`, `page error: …`, `404 <address>` and `no answer <address>: …`
 */
export function quietConsole(page: Page): QuietConsole {
  const problems: string[] = [];
  page.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    // The browser's own line for an answer of 4xx or 5xx; below, the same is noted with its address.
    if (message.text().startsWith('Failed to load resource')) return;
    problems.push(`console ${kind}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  const open = new Set<Request>();
  const left = new WeakSet<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      for (const earlier of open) left.add(earlier);
    }
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    if (left.has(request) && request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`no answer ${request.url()}: ${request.failure()?.errorText ?? 'unknown reason'}`);
  });
  return { problems };
}
