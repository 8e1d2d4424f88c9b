import { describe, expect, it } from 'vitest';
import { searchMode } from './search';

describe('searchMode', () => {
  it('says nothing of what is off: every page loads it', () => {
    expect(JSON.stringify(searchMode({}))).toBe('{"hosted":false,"hostedAnswers":false}');
  });

  it('passes on the model that writes answers', () => {
    const servedAnswers = { url: 'https://answers.example.org/v1/chat/completions', model: 'small' };
    expect(searchMode({ servedAnswers })).toEqual({ hosted: false, hostedAnswers: false, servedAnswers });
  });
});
