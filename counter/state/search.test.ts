// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Found } from '#contract/counter/records.ts';
import { proofOf } from './proof.ts';
import { openFound } from './search.ts';

type FoundOrder = Found['orders'][number];
const ready = (by: FoundOrder['by']) => ({ id: 4711, by, stage: 'ready', picker: null }) as FoundOrder;

test.each([
  ['code', ' h7kfd ', { kind: 'code', code: 'H7KFD' }],
  ['card', ' K7.abcDEF1234 ', { kind: 'card', card: 'K7.abcDEF1234' }],
] as const)('what was found by %s is handed out by it', (by, text, proof) => {
  openFound(ready(by), text);
  expect(proofOf(4711)).toEqual(proof);
  expect(location.pathname).toContain('4711');
});

test('what was found by name proves nothing', () => {
  openFound({ ...ready('name'), id: 4712 }, 'Kari');
  expect(proofOf(4712)).toBeNull();
});
