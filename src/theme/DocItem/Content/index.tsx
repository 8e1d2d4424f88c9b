// Why: on a phone the contents stand below the title; above it nothing says yet of what they are.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocItem/Content/index.tsx (ejected)
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContent({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {!frontMatter.hide_title && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
