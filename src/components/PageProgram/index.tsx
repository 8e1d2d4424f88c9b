import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { removeTrailingSlash } from '@docusaurus/utils-common';
import styles from './styles.module.css';

/** The page's program, to be taken away; nothing on a page that is no single program (plugins/page-programs). */
export default function PageProgram(): ReactNode {
  const { frontMatter, permalink } = useDoc().metadata;
  if (!('offers_program' in frontMatter)) return null;
  const address = removeTrailingSlash(permalink);
  return (
    <span className={styles.program} data-search="off">
      <span className={styles.label}>Program</span>
      <a className={styles.file} download href={`${address}.py`} title="Download the program of this page">
        .py
      </a>
      <a
        className={styles.file}
        download
        href={`${address}.ipynb`}
        title="Download this page as a Jupyter notebook"
      >
        notebook
      </a>
    </span>
  );
}
