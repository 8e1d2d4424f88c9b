import { expect, it } from 'vitest';
import { listPages } from './pageList';

const doc = (id: string, title: string) => ({ id, title, description: '', permalink: `/docs/latest/${id}` });

it('lists the pages of a section in the order of the sidebar, and the others last', () => {
  const version = {
    versionName: 'latest',
    docs: [
      doc('concepts/aside', 'Aside'),
      doc('concepts/cache', 'Cache'),
      doc('concepts/index', 'Concepts'),
      doc('concepts/overview', 'Overview'),
    ],
    sidebars: {
      main: [
        {
          type: 'category',
          label: 'Concepts',
          link: { type: 'doc', id: 'concepts/index' },
          items: [
            { type: 'doc', id: 'concepts/overview' },
            { type: 'doc', id: 'concepts/cache' },
          ],
        },
      ],
    },
  };
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } } };
  const titles = listPages(content)['concepts']?.map(({ title }) => title);
  expect(titles).toEqual(['Concepts', 'Overview', 'Cache', 'Aside']);
});
