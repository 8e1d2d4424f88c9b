import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import { answerText } from '../../client/answers/copyText';
import type { Exchange } from '../../client/answers/exchange';
import { quoteParts } from '../../client/answers/quoteParts';
import { advice, nearestPages, noAnswer, opening } from '../../client/answers/words';
import type { Answer as AnswerOfPages, Passage, Source } from '../../shared/types';
import { shortened } from '../../client/shortened';
import Marked from '../SearchHit/Marked';
import LoadFailure from '../SearchBar/LoadFailure';
import CopyButton from './CopyButton';
import Feedback from './Feedback';
import styles from './answer.module.css';

interface Props {
  readonly exchange: Exchange;
  readonly onRetry: () => void;
  readonly onRate: (feedback: 'like' | 'dislike') => void;
  readonly onClose: () => void;
}

/** One question and what the pages say to it. */
export default function Answer({ exchange, onRetry, onRate, onClose }: Props): ReactNode {
  const { question, answer, text, hasFailed, feedback } = exchange;
  const copied = answer ? answerText(answer, window.location.origin) : text;
  return (
    <article className={styles.answer}>
      <h2>{shortened(question, 512)}</h2>
      <p className={styles.disclaimer}>
        Answers are generated with AI which can make mistakes. Verify responses.
        <br />
        Here they are passages quoted from these pages, nothing else.
      </p>
      {answer && <Passages answer={answer} onClose={onClose} />}
      {text !== undefined && <p className={styles.quote}>{text}</p>}
      {hasFailed && <LoadFailure onRetry={onRetry} />}
      {copied === undefined ? (
        hasFailed || <p className={styles.searching}>Searching …</p>
      ) : (
        <div className={styles.actions}>
          <CopyButton text={copied} />
          <Feedback given={feedback} onRate={onRate} />
        </div>
      )}
    </article>
  );
}

interface PartProps {
  readonly onClose: () => void;
}

function Passages({ answer, onClose }: PartProps & { readonly answer: AnswerOfPages }): ReactNode {
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

function Quotation({ passage, onClose }: PartProps & { readonly passage: Passage }): ReactNode {
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

function SourceLink({ source, onClose }: PartProps & { readonly source: Source }): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose();
  };
  return (
    <Link to={source.url} className={styles.source} onClick={onClick}>
      {source.name}
    </Link>
  );
}
