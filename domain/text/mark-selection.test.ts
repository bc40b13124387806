import { expect, test } from 'vitest';
import { type Mark, markSelection } from './mark-selection.ts';

const bold: Mark = { kind: 'around', before: '**', after: '**', instead: 'tekst' };
const list: Mark = { kind: 'lines', before: '- ', instead: 'tekst' };
const chosen = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { text, start, end: start + part.length };
};

test('what is chosen is marked and stays chosen, and once more is as it was', () => {
  const marked = markSelection(chosen('Helt tett.', 'tett'), bold);
  expect(marked).toEqual({ text: 'Helt **tett**.', start: 7, end: 11 });
  expect(markSelection(marked, bold)).toEqual({ text: 'Helt tett.', start: 5, end: 9 });
});

test('where nothing is chosen there is something to write over', () => {
  expect(markSelection({ text: 'A ', start: 2, end: 2 }, bold)).toEqual({ text: 'A **tekst**', start: 4, end: 9 });
  expect(markSelection({ text: '', start: 0, end: 0 }, list)).toEqual({ text: '- tekst', start: 0, end: 7 });
});

test('every line that is touched is marked', () => {
  const marked = markSelection(chosen('En\nto\ntre', 'n\nt'), list);
  expect(marked.text).toBe('- En\n- to\ntre');
  expect(markSelection(marked, list).text).toBe('En\nto\ntre');
});
