import { expect, test } from 'vitest';
import { searchText } from '#content/nb/desk/search.ts';
import { draftFault, draftQuery, noDraft } from './draft.ts';

const headlamp = { ...noDraft, word: ' Headlykt', words: 'Hodelykt, lommelykt' };

test('what can be used is asked for as the server reads it', () => {
  expect(draftFault(headlamp)).toBeNull();
  expect(draftQuery(headlamp)).toEqual({ synonym: ' Headlykt', words: 'hodelykt,lommelykt' });
  expect(draftQuery({ ...noDraft, kind: 'stopWord', word: 'superfin' })).toEqual({ stopWord: 'superfin' });
});

test('what cannot says why, and is not asked for', () => {
  const { bad } = searchText;
  expect(draftFault({ ...headlamp, word: '92' })).toBe(bad.word);
  expect(draftFault({ ...headlamp, words: '' })).toBe(bad.words);
  expect(draftFault({ ...headlamp, words: 'headlykt' })).toBe(bad.itself);
  expect(draftFault({ ...headlamp, word: 'gore tex', both: true })).toBe(bad['phrase-both-ways']);
  expect(draftFault({ ...headlamp, kind: 'stopWord', word: 'to ord' })).toBe(bad.word);
  expect(draftQuery({ ...headlamp, words: '' })).toEqual({});
});
