import { useState, type ReactNode } from 'react';
import { takeFocus } from '../SearchBar/LoadFailure';
import styles from './answer.module.css';

interface Props {
  readonly given: 'like' | 'dislike' | undefined;
  readonly onRate: (feedback: 'like' | 'dislike') => void;
}

/** The reader's word on an answer; the thanks take the focus of the buttons that go. */
export default function Feedback({ given, onRate }: Props): ReactNode {
  const [isNew, setIsNew] = useState(false);
  const rate = (feedback: 'like' | 'dislike') => () => {
    setIsNew(true);
    onRate(feedback);
  };
  if (given) {
    return (
      <p className={styles.thanks} tabIndex={-1} ref={isNew ? takeFocus : undefined}>
        Thanks for your feedback!
      </p>
    );
  }
  return (
    <>
      <button type="button" onClick={rate('like')}>
        Like
      </button>
      <button type="button" onClick={rate('dislike')}>
        Dislike
      </button>
    </>
  );
}
