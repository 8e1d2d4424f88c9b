import { useEffect, useState, type ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** What is copied, where it isn't the answer. */
  readonly of?: string;
}

const shown = 2000;

export default function CopyButton({ text, of }: Props): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shown);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" aria-label={of && !isCopied ? `Copy the ${of}` : undefined} onClick={copy}>
      {isCopied ? 'Copied!' : 'Copy'}
    </button>
  );
}
