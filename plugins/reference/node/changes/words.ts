import type { Piece } from '../view/pieces';
import type { Difference } from './differences';

/** What differs, in words for a reader of either version: 'takes `depth: int = 10`', 'default `None`, was `3`'. */
export function differenceWords(difference: Difference): Piece[] {
  switch (difference.what) {
    case 'parameter added': {
      const { name, type, default: value } = difference;
      return [said('takes '), code(`${name}: ${type}${value === undefined ? '' : ` = ${value}`}`)];
    }
    case 'parameter removed':
      return [said('no longer takes '), code(difference.name)];
    case 'place':
      return [
        code(difference.name),
        said(` is argument ${difference.now} by position, was ${difference.was}`),
      ];
    case 'part':
      return partWords(difference);
    case 'parameter type':
    case 'parameter default':
    case 'parameter kind':
      return parameterWords(difference);
  }
}

function parameterWords({
  what,
  name,
  was,
  now,
}: Extract<Difference, { what: 'parameter type' | 'parameter default' | 'parameter kind' }>): Piece[] {
  if (what === 'parameter type') return [code(name), said(' is '), ...fromTo(was, now)];
  if (what === 'parameter kind')
    return [code(name), said(` is ${now ?? 'positional or keyword'}, was ${was ?? 'positional or keyword'}`)];
  if (now === undefined) return [code(name), said(' must be given, default was '), code(was ?? '')];
  if (was === undefined) return [code(name), said(' may be left out: default '), code(now)];
  return [code(name), said(': default '), ...fromTo(was, now)];
}

/** Parts that are there or not. */
const marks: Readonly<Record<string, readonly [now: string, noMore: string]>> = {
  async: ['is a coroutine', 'is no coroutine any more'],
  settable: ['can be set', "can't be set any more"],
};
const leads: Readonly<Record<string, string>> = {
  kind: '',
  binding: '',
  bases: 'extends ',
  constraint: 'must be ',
  default: 'default ',
  returns: 'returns ',
  type: 'type ',
  value: 'value ',
};

function partWords({ name, was, now }: Extract<Difference, { what: 'part' }>): Piece[] {
  const mark = marks[name];
  if (mark) return [said(now === undefined ? mark[1] : mark[0])];
  return [said(leads[name] ?? `${name} `), ...fromTo(was, now)];
}

function fromTo(was: string | undefined, now: string | undefined): Piece[] {
  if (now === undefined) return [said('untold, was '), code(was ?? '')];
  return [code(now), ...(was === undefined ? [] : [said(', was '), code(was)])];
}

const said = (text: string): Piece => ({ text });
const code = (text: string): Piece => ({ text, as: 'code' });
