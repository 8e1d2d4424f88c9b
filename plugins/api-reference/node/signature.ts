import type { Callable, Field, Member, Parameter, SymbolFacts } from './factTypes';

/** How types, values and names are written: as they are, or as HTML. */
export interface Writer {
  readonly name: (name: string) => string;
  readonly type: (type: string) => string;
  readonly value: (value: string) => string;
  readonly text: (text: string) => string;
  /** A line of its own in a call that is broken, with indent and line end. */
  readonly line: (text: string) => string;
}

/** Writes everything as it is. */
export const plain: Writer = { name: same, type: same, value: same, text: same, line: same };

function same(text: string): string {
  return text;
}

const stars = { 'var-positional': '*', 'var-keyword': '**' } as const;

/** The parameters as Python writes them, with its `/` and `*` marks. */
export function parameterTexts(parameters: readonly Parameter[], writer: Writer = plain): string[] {
  const written: string[] = [];
  let starred = false;
  parameters.forEach((parameter, index) => {
    const { kind } = parameter;
    if (kind === 'keyword-only' && !starred) written.push('*');
    if (kind === 'keyword-only' || kind === 'var-positional') starred = true;
    written.push(parameterText(parameter, writer));
    if (kind === 'positional-only' && parameters[index + 1]?.kind !== 'positional-only') written.push('/');
  });
  return written;
}

function parameterText(parameter: Parameter, writer: Writer): string {
  const { kind, name, type, detail, defaultValue } = parameter;
  const star = kind === 'var-positional' || kind === 'var-keyword' ? stars[kind] : '';
  const shown = detail ?? type;
  const typed = shown ? `${writer.text(`${star}${name}: `)}${writer.type(shown)}` : writer.text(star + name);
  if (parameter.default === undefined) return typed;
  const known = defaultValue ? writer.text(` (${shorten(defaultValue)})`) : '';
  return `${typed}${writer.text(' = ')}${writer.value(shorten(parameter.default))}${known}`;
}

/** The arrow and what comes back; empty where that isn't known. */
export function returnText({ returns, returnsDetail }: Callable, writer: Writer = plain): string {
  const shown = returnsDetail ?? returns;
  return shown ? `${writer.text(' → ')}${writer.type(shown)}` : '';
}

/** Longer signatures than this stand with a parameter a line. */
const lineLength = 84;

/**
 * A call, on one line or with a parameter a line.
 *
 * @param name - what is called
 * @param wrap - whether to break where it is long
 */
export function callText(
  name: string,
  callable: Callable,
  writer: Writer = plain,
  wrap: 'long' | 'never' = 'never',
): string {
  const { parameters = [] } = callable;
  const breaks = wrap === 'long' && parameters.length > 0 && oneLine(name, callable).length > lineLength;
  const parts = parameterTexts(parameters, writer);
  const inner = breaks
    ? `\n${parts.map((part) => writer.line(`    ${part},\n`)).join('')}`
    : parts.join(', ');
  return `${writer.name(name)}(${inner})${returnText(callable, writer)}`;
}

function oneLine(name: string, callable: Callable): string {
  return `${name}(${parameterTexts(callable.parameters ?? []).join(', ')})${returnText(callable)}`;
}

/** A name with its type and value: an attribute, a property, an enum member, a constant. */
export function valueText(
  item: Pick<Member, 'name' | 'type' | 'detail' | 'value' | 'resolved'>,
  writer: Writer = plain,
): string {
  const { name, value, resolved } = item;
  const type = item.detail ?? item.type;
  return [
    writer.name(name),
    type ? `${writer.text(': ')}${writer.type(type)}` : '',
    value === undefined ? '' : `${writer.text(' = ')}${writer.value(shorten(value))}`,
    resolved ? writer.text(` (${shorten(resolved)})`) : '',
  ].join('');
}

/** A configuration's field. */
export function fieldText(field: Field, writer: Writer = plain): string {
  const { name, type, default: value, defaultValue: resolved } = field;
  return valueText(
    { name, type, ...(value === undefined ? {} : { value }), ...(resolved ? { resolved } : {}) },
    writer,
  );
}

/** A member as it stands in lists. */
export function memberText(member: Member, writer: Writer = plain, wrap: 'long' | 'never' = 'never'): string {
  return member.kind === 'method' ? callText(member.name, member, writer, wrap) : valueText(member, writer);
}

/** What calls a class, with all its fields where it is a configuration; undefined where nothing is known. */
export function constructionOf(symbol: SymbolFacts): Callable | undefined {
  if (symbol.kind === 'function') return symbol;
  if (symbol.constructor) return symbol.constructor;
  if (!symbol.fields) return undefined;
  return {
    parameters: symbol.fields.map(({ name, type, keywordOnly, ...field }) => ({
      name,
      type,
      ...(keywordOnly ? { kind: 'keyword-only' as const } : {}),
      ...(field.default === undefined ? {} : { default: field.default }),
      ...(field.defaultValue ? { defaultValue: field.defaultValue } : {}),
    })),
  };
}

/** Values are shown up to this length; what is longer stands in the source. */
const valueLength = 160;

function shorten(value: string): string {
  return value.length > valueLength ? `${value.slice(0, valueLength - 1)}…` : value;
}
