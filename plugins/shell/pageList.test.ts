import { expect, it } from 'vitest';
import { readSite } from '../pages/site';
import { folderWith } from '../testFolder';
import { listPages } from './pageList';

const page = (title: string) => `---\ntitle: ${title}\n---\n`;
const section = {
  type: 'category',
  label: 'Concepts',
  link: { type: 'doc', id: 'concepts/index' },
  items: ['concepts/overview', 'concepts/cache'],
};

it('lists the pages of a section in the order of the sidebar, and the others last', () => {
  const folder = 'versioned_docs/version-latest/concepts';
  const siteDir = folderWith({
    [`${folder}/aside.md`]: page('Aside'),
    [`${folder}/cache.md`]: page('Cache'),
    [`${folder}/index.md`]: page('Concepts'),
    [`${folder}/overview.md`]: page('Overview'),
    'docs/concepts/cache.md': page('Cache'),
    'versioned_sidebars/version-latest-sidebars.json': JSON.stringify({ main: [section] }),
    'versioned_sidebars/version-nightly-sidebars.json': '{}',
  });
  const pages = listPages(readSite(siteDir, 'https://a.example'))['concepts'];
  expect(pages?.map(({ title }) => title)).toEqual(['Concepts', 'Overview', 'Cache', 'Aside']);
  expect(pages?.[2]?.addresses).toEqual({
    latest: '/docs/latest/concepts/cache',
    nightly: '/docs/nightly/concepts/cache',
  });
});
