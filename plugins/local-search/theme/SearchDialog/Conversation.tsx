import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Exchange } from '../../client/answers/exchange';
import { unwritten } from '../../client/answers/words';
import Answer from './Answer';
import Bar from './Bar';
import { Keys } from './Footer';
import Status from './Status';
import type { useConversation } from './useConversation';
import bar from './bar.module.css';
import styles from './answer.module.css';
import footer from './footer.module.css';

interface Props extends ReturnType<typeof useConversation> {
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Questions and what the pages say to them, the newest first. */
export default function Conversation(props: Props): ReactNode {
  const { exchanges, ask, start, retry, rate, onBack, onClose } = props;
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const last = exchanges.at(-1);
  return (
    <>
      <Bar onClose={onClose}>
        <button
          type="button"
          className={bar.back}
          aria-label="Back to keyword search"
          title="Back to keyword search"
          onClick={onBack}
        >
          <span aria-hidden="true">←</span>
        </button>
        <input
          ref={field}
          className={bar.field}
          aria-label="Ask a question"
          placeholder={exchanges.length > 0 ? 'Ask another question...' : 'Ask a question'}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={512}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !question.trim()) return;
            event.preventDefault();
            ask(question);
            setQuestion('');
          }}
        />
      </Bar>
      <Status text={last && statusOf(last)} />
      <div className={styles.exchanges}>
        {[...exchanges].reverse().map((exchange) => (
          <Answer
            key={exchange.id}
            exchange={exchange}
            onRetry={() => retry(exchange)}
            onRate={(feedback) => rate(exchange, feedback)}
            onClose={onClose}
          />
        ))}
      </div>
      <div className={footer.footer}>
        <Keys keys={['↵']} of="submit question" />
        <Keys keys={['esc']} of="back to search" />
        {exchanges.length > 0 && (
          <button
            type="button"
            onClick={() => {
              start('', []);
              field.current?.focus();
            }}
          >
            Start a new conversation
          </button>
        )}
      </div>
    </>
  );
}

/** @returns what to tell of an exchange; undefined while its answer is looked for */
function statusOf({ answer, hasFailed, isWriting }: Exchange): string | undefined {
  if (hasFailed) return '';
  if (!answer || isWriting) return undefined;
  if (answer.written) return 'Answered by a model';
  const count = answer.passages.length;
  if (count === 0) return 'These pages hold no answer to that.';
  const told = count === 1 ? 'Answered with a passage' : `Answered with ${count} passages`;
  return answer.isUnwritten ? `${unwritten} ${told}` : told;
}
