import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '../../shared/types';
import styles from './styles.module.css';

/** Text with the words marked that were asked for. */
export default function Marked({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
