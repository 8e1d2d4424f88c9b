import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { sectionOf } from '@site/config/sections';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** A folder as the sidebar calls it; those inside a section are named for what they hold. */
const nameOf = (folder: string) =>
  sectionOf(folder)?.title ?? folder.charAt(0).toUpperCase() + folder.slice(1);

/** The way to a page that the sidebar doesn't list: its sections, and itself. */
export default function OutsideSidebar(): ReactNode {
  const { id, permalink, title, frontMatter } = useDoc().metadata;
  const root = permalink.slice(0, permalink.length - id.length);
  const folders = id.split('/').slice(0, -1);
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        {folders.map((folder, index) => {
          const section = folders.slice(0, index + 1).join('/');
          return (
            <li key={section} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" href={root + section}>
                <span>{nameOf(folder)}</span>
              </Link>
            </li>
          );
        })}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{frontMatter.sidebar_label ?? title}</span>
        </li>
      </ul>
    </nav>
  );
}
