import { expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { missingProof, type ProofKind } from './proof.ts';

const ask = (isPaid: boolean, kroner: number, proof: ProofKind, idSeen = false) =>
  missingProof({ isPaid, total: oere(kroner * 100), proof, idSeen, idFrom: oere(500_000) });

test.each(['code', 'receipt'] as const)('a %s is enough, paid or not, up to 5000 kr', (proof) => {
  expect(ask(true, 4999, proof)).toBeNull();
  expect(ask(false, 9000, proof)).toBeNull();
  expect(ask(true, 5000, proof)).toBe('id-needed');
  expect(ask(true, 5000, proof, true)).toBeNull();
});

test('found by name or phone: paid goods ask for ID, unpaid ones for the phone', () => {
  expect(ask(true, 100, 'id-seen')).toBeNull();
  expect(ask(true, 9000, 'id-seen')).toBeNull();
  expect(ask(true, 100, 'phone')).toBe('wrong-proof');
  expect(ask(false, 100, 'phone')).toBeNull();
  expect(ask(false, 100, 'id-seen')).toBe('wrong-proof');
});
