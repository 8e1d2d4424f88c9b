import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWords, questionsIn, readQuestions } from './questions';

function siteWith(page: string, content: unknown): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'questions-'));
  const file = join(siteDir, 'facts/questions', page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return siteDir;
}

describe('questions that sections answer', () => {
  it('are read by place, an introduction by its page alone', () => {
    const site = siteWith('concepts/index.json', {
      '': { 'What is it?': 'It is' },
      stops: { 'When does it stop?': 'At noon' },
    });
    expect([...readQuestions(site)]).toEqual([
      ['concepts', { 'What is it?': 'It is' }],
      ['concepts#stops', { 'When does it stop?': 'At noon' }],
    ]);
  });

  it.each([
    ['a list'],
    [[]],
    [{}],
    [{ 'No question': 'words' }],
    [{ 'What?': '' }],
    [{ 'What?': 3 }],
    [null],
  ])('fail by file and place as %j', (questions) => {
    expect(() => readQuestions(siteWith('a.json', { stops: questions }))).toThrow(
      "facts/questions/a.json: 'stops' must be questions",
    );
  });

  it('point at the words of their answer, where the text has them', () => {
    const asked = { 'When does it stop?': 'at noon', 'Who stops it?': 'by the engine' };
    expect(questionsIn({ text: 'It starts. It stops at noon.' }, asked)).toEqual([
      { question: 'When does it stop?', at: 20 },
    ]);
  });

  it('bring words that neither their section nor its phrases have', () => {
    const section = { page: 'Orders', headings: ['Stops'], text: 'It stops at noon.' };
    const questions = ['How do I stop the orders at lunch?', "Why doesn't my LunchBreak stop, then?"];
    const asked = questions.map((question) => ({ question, at: 0 }));
    expect(newWords(asked, section, ['halt'])).toBe('lunch lunchbreak');
    expect(newWords(asked, section, ['lunch break'])).toBe('');
  });
});
