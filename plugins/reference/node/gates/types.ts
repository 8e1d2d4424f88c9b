import type { Entry, Reference } from '../facts/reference';
import type { Callable } from '../facts/types';

/** A parameter or a result that has no type, and of which nobody says that it is untyped. */
interface Untold {
  /** Path of the facts below the site's folder. */
  readonly file: string;
  /** `Cache.order(id)` for a parameter, `Cache.order()` for what comes back. */
  readonly name: string;
}

/** What has no type on a page, in the order of the facts. What is outlined has no signatures. */
export function untold(reference: Reference, page: string): Untold[] {
  return (reference.pages.get(page) ?? []).flatMap((entry) => {
    const file = `facts/${reference.version}/api/${entry.module.module}.json`;
    return namesOf(entry).map((name) => ({ file, name }));
  });
}

function namesOf({ symbol }: Entry): string[] {
  if (symbol.outline) return [];
  const { anchor, kind, constructor, members = [] } = symbol;
  const methods = members.filter((member) => member.kind === 'method');
  return [
    ...(kind === 'function' ? inCall(anchor, symbol, true) : []),
    // What it makes is known.
    ...(constructor ? inCall(anchor, constructor, false) : []),
    ...methods.flatMap((member) => inCall(`${anchor}.${member.name}`, member, true)),
  ];
}

function inCall(at: string, call: Callable, returnsSomething: boolean): string[] {
  const { parameters = [], returns, returnsUntyped } = call;
  const unnamed = parameters.filter(({ type, untyped }) => type === undefined && !untyped);
  const hasResult = !returnsSomething || returns !== undefined || returnsUntyped;
  return [...unnamed.map(({ name }) => `${at}(${name})`), ...(hasResult ? [] : [`${at}()`])];
}
