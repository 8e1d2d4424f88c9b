import { lazy, Suspense, type ReactNode } from 'react';
import { answerText } from '../../client/answers/copyText';
import type { Exchange } from '../../client/answers/exchange';
import { unwritten } from '../../client/answers/words';
import type { Answer as AnswerOfPages } from '../../shared/types';
import { shortened } from '../../client/shortened';
import LoadFailure from '../SearchBar/LoadFailure';
import CopyButton from './CopyButton';
import Feedback from './Feedback';
import Passages from './Passages';
import styles from './answer.module.css';

interface Props {
  readonly exchange: Exchange;
  readonly onRetry: () => void;
  readonly onRate: (feedback: 'like' | 'dislike') => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly answer: AnswerOfPages;
  readonly onClose: () => void;
}

/** Only who has asked a served model loads what shows its answers. */
const Written = lazy(() =>
  import('./served').then(
    (served) => ({ default: served.Written }),
    () => ({ default: PlainlyWritten }),
  ),
);

/** One question and what the pages say to it. */
export default function Answer({ exchange, onRetry, onRate, onClose }: Props): ReactNode {
  const { question, answer, text, hasFailed, isWriting, feedback } = exchange;
  const copied = answer ? answerText(answer, window.location.origin) : text;
  const isByModel = isWriting || answer?.written;
  return (
    <article className={styles.answer}>
      <h2>{shortened(question, 512)}</h2>
      <p className={styles.disclaimer}>
        Answers are generated with AI which can make mistakes. Verify responses.
        <br />
        {isByModel
          ? 'A model writes answers here from passages of these pages; it is sent them and your questions.'
          : 'Here they are passages quoted from these pages, nothing else.'}
      </p>
      {answer?.isUnwritten && <p className={styles.searching}>{unwritten}</p>}
      {answer &&
        (isByModel ? (
          <Suspense fallback={<PlainlyWritten answer={answer} onClose={onClose} />}>
            <Written answer={answer} onClose={onClose} />
          </Suspense>
        ) : (
          <Passages answer={answer} onClose={onClose} />
        ))}
      {text !== undefined && <p className={styles.quote}>{text}</p>}
      {hasFailed && <LoadFailure onRetry={onRetry} />}
      {copied === undefined && !hasFailed && <Searching />}
      {copied !== undefined && !isWriting && (
        <div className={styles.actions}>
          <CopyButton text={copied} />
          <Feedback given={feedback} onRate={onRate} />
        </div>
      )}
    </article>
  );
}

function Searching(): ReactNode {
  return <p className={styles.searching}>Searching …</p>;
}

/** The same without links in the text, while the code for it isn't there. */
function PlainlyWritten({ answer, onClose }: PartProps): ReactNode {
  if (!answer.written) return <Searching />;
  return (
    <>
      <p className={styles.quote}>{answer.written.text}</p>
      <Passages answer={answer} onClose={onClose} />
    </>
  );
}
