import { describe, expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';
import { wordDiff } from './word-diff.ts';

describe('two editors', () => {
  const base = { name: 'Vidda', text: 'Tett.', label: '' };

  test('other fields merge', () => {
    expect(mergeFields(base, { name: 'Vidda 3L' }, { ...base, text: 'Helt tett.' })).toEqual({
      fields: { name: 'Vidda 3L', text: 'Helt tett.', label: '' },
      conflicts: [],
    });
  });

  test('the same field to different values is nobody to win', () => {
    const theirs = { ...base, text: 'Tett som en tønne.' };
    expect(mergeFields(base, { text: 'Helt tett.', label: 'Ny' }, theirs)).toEqual({
      fields: { ...theirs, label: 'Ny' },
      conflicts: ['text'],
    });
  });

  test('the same field to the same value is no conflict', () => {
    const theirs = { ...base, text: 'Helt tett.' };
    expect(mergeFields(base, { text: 'Helt tett.' }, theirs)).toEqual({ fields: theirs, conflicts: [] });
  });
});

describe('what became of a text', () => {
  test('is told word by word', () => {
    expect(wordDiff('regnet kommer fra siden. Slutt', 'regnet kommer fra alle kanter. Slutt')).toEqual([
      { text: 'regnet kommer fra ', kind: 'same' },
      { text: 'siden. ', kind: 'removed' },
      { text: 'alle kanter. ', kind: 'added' },
      { text: 'Slutt', kind: 'same' },
    ]);
  });

  test('and joined is the text itself, both ways', () => {
    const [before, after] = ['a b  c d', 'b c\nd e'];
    const parts = wordDiff(before, after);
    const joined = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([joined('added'), joined('removed')]).toEqual([before, after]);
  });
});
