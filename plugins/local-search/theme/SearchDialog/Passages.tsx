import type { ReactNode } from 'react';
import { quoteParts } from '../../client/answers/quoteParts';
import { advice, nearestPages, noAnswer, opening } from '../../client/answers/words';
import type { Answer, Passage } from '../../shared/types';
import Marked from '../SearchHit/Marked';
import CopyButton from './CopyButton';
import SourceLink from './SourceLink';
import styles from './answer.module.css';

interface PartProps {
  readonly onClose: () => void;
}

/** What the pages say themselves, or which of them come near. */
export default function Passages({ answer, onClose }: PartProps & { readonly answer: Answer }): ReactNode {
  const { passages, nearest } = answer;
  if (passages.length > 0) {
    return (
      <>
        <p>{opening}</p>
        {passages.map((passage, at) => (
          <Quotation key={at} passage={passage} onClose={onClose} />
        ))}
      </>
    );
  }
  if (nearest.length === 0) return <p>{`${noAnswer} ${advice}`}</p>;
  return (
    <>
      <p>{`${noAnswer} ${nearestPages}`}</p>
      <ul>
        {nearest.map((source) => (
          <li key={source.url}>
            <SourceLink source={source} onClose={onClose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A passage as it stands on its page, with where. */
export function Quotation({ passage, onClose }: PartProps & { readonly passage: Passage }): ReactNode {
  return (
    <blockquote>
      {passage.isCode ? (
        <div className={styles.code}>
          <pre>
            <code>{passage.quote}</code>
          </pre>
          <CopyButton text={passage.quote} of="code" />
        </div>
      ) : (
        <p className={styles.quote}>
          <Marked parts={quoteParts(passage)} />
        </p>
      )}
      <SourceLink source={passage.source} onClose={onClose} />
    </blockquote>
  );
}
