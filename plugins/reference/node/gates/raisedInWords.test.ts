import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../../config/versions';
import { factSite, moduleFacts, siteDir, symbol } from '../../testFacts';
import { readReference } from '../facts/reference';
import { contradictions } from './raisedInWords';

const method = (name: string, errors: readonly string[]) => ({
  kind: 'method' as const,
  name,
  line: 2,
  parameters: [],
  ...(errors.length > 0 ? { raises: errors.map((error) => ({ error })) } : {}),
});
const desk = symbol({
  kind: 'class',
  name: 'Desk',
  anchor: 'Desk',
  line: 1,
  members: [method('open', ['KeyError']), method('close', ['decimal.InvalidOperation']), method('free', [])],
});
const problems = (said: Record<string, unknown>) =>
  contradictions(
    readReference(
      factSite({ latest: [moduleFacts([desk])] }, { 'facts/descriptions/cache.json': said }),
      'latest',
    ),
  ).map(({ name, problem }) => `${name} ${problem}`);

describe('words on exceptions', () => {
  it.each(versionNames)('of %s agree with the facts', (version) => {
    expect(contradictions(readReference(siteDir, version))).toEqual([]);
  });

  it('fail when they say that a call never raises', () => {
    const found = ['Desk.open says that it never raises, and the facts list KeyError'];
    expect(problems({ 'Desk.open': 'Opens it; never raises.' })).toEqual(found);
    expect(problems({ 'Desk.open': { line: 'Opens it.', more: 'It raises nothing.' } })).toEqual(found);
  });

  it('fail when they name an exception that the list lacks', () => {
    const found = ['Desk.open tells of ValueError, and the facts list KeyError'];
    expect(problems({ 'Desk.open': 'Opens it; an empty text raises ValueError.' })).toEqual(found);
    expect(
      problems({ 'Desk.open': { line: 'Opens.', parameters: { a: 'none raises `ValueError`' } } }),
    ).toEqual(found);
  });

  it('may name what is listed, what another symbol raises, and what is explained as another’s', () => {
    expect(problems({ 'Desk.open': 'A taken name raises KeyError.' })).toEqual([]);
    expect(problems({ 'Desk.open': '`close` then raises `decimal.InvalidOperation`.' })).toEqual([]);
    const others = { TypeError: 'raised in a task' };
    expect(problems({ 'Desk.open': { line: 'None raises TypeError.', others } })).toEqual([]);
    expect(problems({ 'Desk.free': 'None raises TypeError.' })).toEqual([]);
  });

  it('fail when an explanation isn’t needed', () => {
    expect(problems({ 'Desk.open': { line: 'Opens.', others: { TypeError: 'caught' } } })).toEqual([
      "Desk.open lists TypeError under 'others' and doesn't tell of it",
    ]);
    expect(
      problems({ 'Desk.open': { line: 'It raises KeyError.', others: { KeyError: 'caught' } } }),
    ).toEqual(["Desk.open lists KeyError under 'others', and it is its own"]);
  });

  it('take what descriptions add to the list for its own', () => {
    const raises = { TypeError: 'the name is None' };
    expect(problems({ 'Desk.open': { line: 'None raises TypeError.', raises } })).toEqual([]);
    expect(problems({ Desk: 'None raises TypeError.', 'Desk.open': { line: 'Opens.', raises } })).toEqual([]);
    expect(problems({ 'Desk.free': { line: 'Frees; never raises.', raises } })).toEqual([
      'Desk.free says that it never raises, and the facts list TypeError',
    ]);
  });

  it('give no reason without words', () => {
    expect(() => problems({ 'Desk.open': { line: 'Opens.', others: ['TypeError'] } })).toThrow(
      "facts/descriptions/cache.json: 'Desk.open': 'others' must be an object of texts.",
    );
  });
});
