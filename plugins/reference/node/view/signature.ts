import type { Callable, Field, Member, Parameter, SymbolFacts } from '../facts/types';
import { shorten } from '../text';
import { type Piece, textOf, type TypeReader } from './pieces';

/** How something is called or declared. */
export interface Signature {
  /** The name, with type and value where it isn't called. */
  readonly head: readonly Piece[];
  /** What stands in the brackets of a call, with Python's `/` and `*` marks. */
  readonly parameters?: readonly (readonly Piece[])[];
  /** The arrow and what comes back. */
  readonly tail: readonly Piece[];
}

/** Values are shown up to this length; what is longer stands in the source. */
const valueLength = 160;
/** Stands for a type where any value is taken or may come back. No name of Python's, so that nobody takes it for one. */
export const untypedPiece: Piece = { text: 'untyped' };

/** A signature on one line. */
export function signatureText({ head, parameters, tail }: Signature): string {
  const brackets = parameters ? `(${parameters.map(textOf).join(', ')})` : '';
  return `${textOf(head)}${brackets}${textOf(tail)}`;
}

/** A call. */
export function callSignature(name: string, callable: Callable, types: TypeReader): Signature {
  const { parameters = [], returns, returnsDetail, returnsUntyped } = callable;
  const shown = returnsDetail ?? returns;
  const result = shown ? types(shown) : returnsUntyped ? [untypedPiece] : undefined;
  return {
    head: [{ text: name, as: 'name' }],
    parameters: parameterPieces(parameters, types),
    tail: result ? [{ text: ' → ' }, ...result] : [],
  };
}

function parameterPieces(parameters: readonly Parameter[], types: TypeReader): Piece[][] {
  const written: Piece[][] = [];
  let starred = false;
  parameters.forEach((parameter, index) => {
    const { kind } = parameter;
    if (kind === 'keyword-only' && !starred) written.push([{ text: '*' }]);
    if (kind === 'keyword-only' || kind === 'var-positional') starred = true;
    written.push(parameterPiece(parameter, types));
    if (kind === 'positional-only' && parameters[index + 1]?.kind !== 'positional-only')
      written.push([{ text: '/' }]);
  });
  return written;
}

const stars = { 'var-positional': '*', 'var-keyword': '**' } as const;

/** A parameter's name as Python writes it: `*args`, `**kwargs`. */
export function starred({ kind, name }: Parameter): string {
  return (kind === 'var-positional' || kind === 'var-keyword' ? stars[kind] : '') + name;
}

function parameterPiece(parameter: Parameter, types: TypeReader): Piece[] {
  const { type, detail, defaultValue, untyped } = parameter;
  const shown = untyped ? [{ text: ': ' }, untypedPiece] : typed(detail ?? type, types);
  return [{ text: starred(parameter) }, ...shown, ...valued(parameter.default, defaultValue)];
}

function typed(type: string | undefined, types: TypeReader): Piece[] {
  return type ? [{ text: ': ' }, ...types(type)] : [];
}

function valued(value: string | undefined, resolved: string | undefined): Piece[] {
  return [
    ...(value === undefined ? [] : [{ text: ' = ' }, { text: shorten(value, valueLength) }]),
    ...(resolved ? [{ text: ` (${shorten(resolved, valueLength)})` }] : []),
  ];
}

/** A name with its type and value: an attribute, a property, an enum member, a constant. */
export function valueSignature(
  { name, type, detail, value, resolved }: Pick<Member, 'name' | 'type' | 'detail' | 'value' | 'resolved'>,
  types: TypeReader,
): Signature {
  return {
    head: [{ text: name, as: 'name' }, ...typed(detail ?? type, types), ...valued(value, resolved)],
    tail: [],
  };
}

/** A configuration's field. */
export function fieldSignature(field: Field, types: TypeReader): Signature {
  return {
    head: [
      { text: field.name, as: 'name' },
      ...typed(field.type, types),
      ...valued(field.default, field.defaultValue),
    ],
    tail: [],
  };
}

/** A member as it stands in lists. */
export function memberSignature(member: Member, types: TypeReader): Signature {
  return member.kind === 'method' ? callSignature(member.name, member, types) : valueSignature(member, types);
}

/** A symbol: how it is called, its value, or its name alone where nothing is known. */
export function symbolSignature(symbol: SymbolFacts, types: TypeReader): Signature {
  const call = constructionOf(symbol);
  if (call) return callSignature(symbol.name, call, types);
  const { name } = symbol;
  return valueSignature(symbol.kind === 'constant' || symbol.kind === 'type' ? symbol : { name }, types);
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
