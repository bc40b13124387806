import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inertJson } from '#domain/text/inert-json.ts';
import { stateJson } from './state-json.ts';

test('R35 it is the same text as in one go, whatever of it is frozen', () => {
  const card = Object.freeze({ name: '</script>', labels: [{ text: '−35 %' }], pant: undefined });
  const state = {
    matched: ['frame', 'category'],
    loaderData: {
      frame: Object.freeze({ year: 2026 }),
      category: { list: { articles: [card, card], tile: undefined } },
    },
    errors: null,
  };
  expect(stateJson(state)).toBe(inertJson(state));
  expect(stateJson(state)).toBe(inertJson(state));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (data, item) => {
      const value = { ...data, list: { items: [Object.freeze({ item }), item, null, [], {}] } };
      expect(stateJson(value)).toBe(inertJson(value));
    }),
  );
});
