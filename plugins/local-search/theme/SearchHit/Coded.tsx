import { Fragment, type ReactNode } from 'react';

/** Plain text, with code where backticks stand around it. */
export default function Coded({ text }: { readonly text: string }): ReactNode {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>));
}
