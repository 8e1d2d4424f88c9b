import type { ReactNode } from 'react';
import { noAnswer } from '../../client/answers/words';
import { replyParts } from '../../client/served/citations';
import type { Answer } from '../../shared/types';
import { Quotation } from './Passages';
import SourceLink from './SourceLink';
import styles from './answer.module.css';

interface Props {
  /** With what a model wrote; without it the model still writes. */
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** What a served model wrote, as plain text whatever it holds, its sources, and the passages that it was sent. */
export default function Written({ answer, onClose }: Props): ReactNode {
  const { passages, written } = answer;
  return (
    <>
      {written ? (
        <>
          <p className={styles.written}>
            {replyParts(written.text, passages.length).map(({ text, passage: number }, at) => {
              const source = number && passages[number - 1]?.source;
              return source ? (
                <SourceLink key={at} source={source} number={number} onClose={onClose} />
              ) : (
                text
              );
            })}
          </p>
          <Sources answer={answer} onClose={onClose} />
        </>
      ) : (
        <p className={styles.searching}>A model writes an answer from these passages …</p>
      )}
      <details className={styles.passages}>
        <summary>What these pages say themselves</summary>
        <ul>
          {passages.map((passage, at) => (
            <li key={at}>
              {`[${at + 1}]`}
              <Quotation passage={passage} onClose={onClose} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The sections that it names; that it names none is told, for then nothing vouches for what it says. */
function Sources({ answer: { passages, written }, onClose }: Props): ReactNode {
  const named = (written?.named ?? []).flatMap((number) => {
    const source = passages[number - 1]?.source;
    return source ? [{ number, source }] : [];
  });
  if (named.length === 0) {
    return written?.text === noAnswer ? null : (
      <p className={styles.searching}>It names no passage for this.</p>
    );
  }
  return (
    <ul className={styles.sources} aria-label="Sources">
      {named.map(({ number, source }) => (
        <li key={number}>
          {`[${number}] `}
          <SourceLink source={source} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
}
