import type { Callable, Field, Member, Parameter, SymbolFacts } from '../facts/types';
import { shorten } from '../text';

/** How something is called or declared. */
export interface Signature {
  /** On one line, as Python writes it: a call, or the name with its type and value. */
  readonly signature: string;
  readonly isCall: boolean;
}

/** Values are shown up to this length; what is longer stands in the source. */
const valueLength = 160;
/** Stands for a type where any value is taken or may come back. No name of Python's, so that nobody takes it for one. */
export const untyped = 'untyped';

function callSignature(name: string, callable: Callable): Signature {
  const { parameters = [], returns, returnsDetail, returnsUntyped } = callable;
  const result = returnsDetail ?? returns ?? (returnsUntyped ? untyped : undefined);
  const arrow = result === undefined ? '' : ` → ${result}`;
  return { signature: `${name}(${parameterTexts(parameters).join(', ')})${arrow}`, isCall: true };
}

/** What stands in the brackets of a call, with Python's `/` and `*` marks. */
function parameterTexts(parameters: readonly Parameter[]): string[] {
  const written: string[] = [];
  let hasStar = false;
  parameters.forEach((parameter, index) => {
    const { kind } = parameter;
    if (kind === 'keyword-only' && !hasStar) written.push('*');
    if (kind === 'keyword-only' || kind === 'var-positional') hasStar = true;
    written.push(parameterText(parameter));
    if (kind === 'positional-only' && parameters[index + 1]?.kind !== 'positional-only') written.push('/');
  });
  return written;
}

const stars = { 'var-positional': '*', 'var-keyword': '**' } as const;

/** A parameter's name as Python writes it: `*args`, `**kwargs`. */
export function starred({ kind, name }: Parameter): string {
  return (kind === 'var-positional' || kind === 'var-keyword' ? stars[kind] : '') + name;
}

function parameterText(parameter: Parameter): string {
  const { type, detail, defaultValue } = parameter;
  const shown = parameter.untyped ? untyped : (detail ?? type);
  return starred(parameter) + typed(shown) + valued(parameter.default, defaultValue);
}

function typed(type: string | undefined): string {
  return type ? `: ${type}` : '';
}

function valued(value: string | undefined, resolved: string | undefined): string {
  const own = value === undefined ? '' : ` = ${shorten(value, valueLength)}`;
  return own + (resolved ? ` (${shorten(resolved, valueLength)})` : '');
}

/** A name with its type and value: an attribute, a property, an enum member, a constant. */
function valueSignature({
  name,
  type,
  detail,
  value,
  resolved,
}: Pick<Member, 'name' | 'type' | 'detail' | 'value' | 'resolved'>): Signature {
  return { signature: name + typed(detail ?? type) + valued(value, resolved), isCall: false };
}

/** A configuration's field. */
export function fieldSignature({ name, type, defaultValue, ...field }: Field): string {
  return name + typed(type) + valued(field.default, defaultValue);
}

/** A member as it stands in lists. */
export function memberSignature(member: Member): Signature {
  return member.kind === 'method' ? callSignature(member.name, member) : valueSignature(member);
}

/** A symbol: how it is called, its value, or its name alone where nothing is known. */
export function symbolSignature(symbol: SymbolFacts): Signature {
  const call = constructionOf(symbol);
  if (call) return callSignature(symbol.name, call);
  const { name } = symbol;
  return valueSignature(symbol.kind === 'constant' || symbol.kind === 'type' ? symbol : { name });
}

/** What calls a class, with all its fields where it is a configuration; undefined where nothing is known. */
export function constructionOf(symbol: SymbolFacts): Callable | undefined {
  if (symbol.kind === 'function') return symbol;
  if (symbol.constructor) return symbol.constructor;
  if (!symbol.fields) return undefined;
  return {
    parameters: symbol.fields.map(
      ({ keywordOnly, line: _line, owner: _owner, constraint: _must, ...field }) => ({
        ...field,
        ...(keywordOnly ? { kind: 'keyword-only' as const } : {}),
      }),
    ),
  };
}
