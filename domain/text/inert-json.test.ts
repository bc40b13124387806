import { expect, test } from 'vitest';
import { inertJson } from './inert-json.ts';

test('R35 nothing in the data ends its script element, and it is read as it was written', () => {
  const value = { name: '</script><script>alert(1)</script>', text: 'a\u2028b\u2029c & "d"' };
  const text = inertJson(value);
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
