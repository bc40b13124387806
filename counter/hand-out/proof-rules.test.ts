import { describe, expect, test } from 'vitest';
import { handOutProof, lacking } from './proof-rules.ts';

const paid = { paying: 'paid', needsId: false } as const;
const till = { paying: 'till', needsId: false } as const;
const code = { kind: 'code', code: 'H7KFD' } as const;
const nothing = { slip: '', idSeen: false, lastDigits: '' };

describe('what is enough to hand out', () => {
  test('the code, whoever brings it; dear goods want an ID too', () => {
    expect(lacking(paid, code, nothing)).toBeNull();
    expect(lacking({ ...paid, needsId: true }, code, nothing)).toBe('id');
  });

  test('by name: paid goods want an ID, unpaid ones the last digits of the phone', () => {
    expect(lacking(paid, null, nothing)).toBe('id');
    expect(lacking(paid, null, { ...nothing, idSeen: true })).toBeNull();
    expect(lacking(till, null, { ...nothing, slip: '1' })).toBe('phone');
    expect(handOutProof(till, null, { ...nothing, lastDigits: '4567' })).toEqual({ kind: 'phone', lastDigits: '4567' });
  });

  test('paid in the till: its slip', () => {
    expect(lacking(till, code, nothing)).toBe('slip');
    expect(lacking(till, code, { ...nothing, slip: '4471 0093' })).toBeNull();
  });
});
