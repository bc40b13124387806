import { expect, test } from 'vitest';
import { changes, subjectName, valueText } from './entry-words.ts';

test('a subject has its Norwegian name', () => {
  expect(subjectName('reservation:20188')).toBe('Ordre 20188');
  expect(subjectName('device')).toBe('Enhet');
  expect(subjectName('thing:a:b')).toBe('thing a:b');
});

test('only what has become another is told', () => {
  expect(changes({ name: 'A', version: 1 }, { name: 'B', version: 1 })).toEqual([
    { name: 'name', before: 'A', after: 'B' },
  ]);
  expect(changes(null, { shops: [3] })).toEqual([{ name: 'shops', before: undefined, after: [3] }]);
  expect(changes(null, null)).toEqual([]);
});

test('values are told in a few words', () => {
  const told = [
    valueText('x', 'a'),
    valueText('x', null),
    valueText('x', []),
    valueText('x', [3, 4]),
    valueText('x', 0),
  ];
  expect(told).toEqual(['a', 'ingen', 'ingen', '3, 4', '0']);
  expect([valueText('role', 'shop-manager'), valueText('name', 'service'), valueText('x', true)]).toEqual([
    'Butikksjef',
    'service',
    'ja',
  ]);
});
