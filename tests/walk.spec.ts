import { expect, test, type Page } from '@playwright/test';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';
import { sidewaysOverflow } from './support/overflow';
import { allAddresses, outsideSidebar, sitePages } from './support/pages';
import { saveData } from './support/saveData';

// A trace of twenty pages takes longer than the walk, and the messages name page and reason.
test.use({ trace: 'off' });

/** Addresses of the pages that stand in no sidebar. */
const outside = new Set(
  sitePages()
    .filter(({ id }) => outsideSidebar.includes(id))
    .map(({ address }) => address),
);

/** Pages that hold the sidebar: those that it doesn't list too, and landing pages, for the menu of phones. */
const withSidebar = new Set(sitePages().map(({ address }) => address));

/** What React made of a page. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    isSuspected: document.getElementById('base-url-banner') !== null,
    hasBanner: document.querySelector('.theme-doc-version-banner') !== null,
    sidebar: [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-container a')].map(
      ({ pathname }) => pathname,
    ),
  }));

const groupSize = 20;
const groups = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / groupSize) }, (_, index) =>
    addresses.slice(index * groupSize, (index + 1) * groupSize),
  );
const isNightly = (address: string) => address.startsWith('/docs/nightly');

// Every page is opened once. Those of latest are opened on a desk and made narrow, those of nightly on a phone.
for (const [device, width, addresses] of [
  ['a desk', 1280, allAddresses().filter((address) => !isNightly(address))],
  ['a phone', 320, allAddresses().filter(isNightly)],
] as const) {
  for (const group of groups(addresses)) {
    test(`on ${device}, pages from ${group[0] ?? ''} on run quietly and fit 320 px`, async ({
      baseURL,
      page,
    }) => {
      const { problems } = quietConsole(page);
      const wrong: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && origin !== baseURL) wrong.push(`a foreign origin: ${request.url()}`);
      });
      await saveData(page);
      for (const address of group) {
        await page.setViewportSize({ width, height: 700 });
        const status = (await open(page, address)).status();
        if (status !== 200) wrong.push(`${address}: status ${status}`);
        const { title, headings, isSuspected, hasBanner, sidebar } = await readPage(page);
        if (!title.endsWith(' | NT Docs')) wrong.push(`${address}: title '${title}'`);
        if (headings !== 1) wrong.push(`${address}: ${headings} first headings`);
        if (isSuspected) wrong.push(`${address}: the base URL is suspected`);
        if (hasBanner) wrong.push(`${address}: a banner warns of the version`);
        if (width > 996 && withSidebar.has(address) !== sidebar.length > 9) {
          wrong.push(`${address}: ${sidebar.length} links in the sidebar`);
        }
        const listed = sidebar.filter((link) => outside.has(link));
        if (listed.length > 0) wrong.push(`${address}: the sidebar lists ${listed.join(', ')}`);
        for (const part of await sidewaysOverflow(page, 320)) wrong.push(`${address} at 320 px: ${part}`);
        for (const problem of problems.splice(0)) wrong.push(`${address}: ${problem}`);
      }
      expect(wrong).toEqual([]);
    });
  }
}
