import { useEffect, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

const labels = { done: 'Copied', failed: 'Not copied' };

/** Puts the page's Markdown copy on the clipboard. */
export default function CopyPage(): ReactNode {
  const { permalink } = useDoc().metadata;
  const [state, setState] = useState<'idle' | keyof typeof labels>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async () => {
    try {
      const answer = await fetch(`${permalink}.md`);
      if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
      await navigator.clipboard.writeText(await answer.text());
      setState('done');
    } catch (error) {
      console.warn('The page could not be copied.', error);
      setState('failed');
    }
  };

  return (
    <button type="button" className={styles.button} title="Copy page as Markdown" onClick={() => void copy()}>
      <span aria-live="polite">
        {state === 'idle' ? (
          <>
            Copy<span className={styles.wide}> page</span>
          </>
        ) : (
          labels[state]
        )}
      </span>
    </button>
  );
}
