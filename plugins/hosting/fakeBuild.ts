import { folderWith } from '../testFolder';

/** A text that compresses well and is larger than the limit below which no twins are made. */
export const longText = (word: string): string => `${word} and so on. `.repeat(200);

/** A folder laid out as `docusaurus build` does for this site, each file with a content of its own. */
export function fakeBuild(): string {
  return folderWith({
    'index.html': 'the entry',
    '404.html': 'not found anywhere',
    'search.html': 'search',
    'latest.html': longText('latest'),
    'latest/concepts.html': 'concepts',
    'latest/concepts/orders.html': 'orders',
    'latest/concepts/orders.md': '# Orders',
    'nightly.html': 'nightly',
    'nightly/404.html': 'not found in nightly',
    'assets/js/main.0a1b2c3d.js': longText('script'),
    'assets/images/chart-0a1b2c3d.png': 'hashed picture',
    'assets/fonts/roboto-0a1b2c3d.woff2': 'font',
    'img/logo.png': 'picture',
    'sitemap.xml': '<urlset/>',
    'llms.txt': 'text',
    'site.webmanifest': '{}',
    'records.json': '{}',
    'data.bin': 'unknown kind',
    '.hosting/content-security-policy.txt': "default-src 'self'\n",
    '.hosting/static/_headers': 'for hosts',
    '.hosting/static/_redirects': 'for hosts',
  });
}
