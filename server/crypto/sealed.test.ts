import { expect, test } from 'vitest';
import { sealer } from './sealed.ts';

test('what is sealed is read with the same secret for the same purpose alone, and not when it was changed', () => {
  const { seal, open } = sealer('secret', 'webhooks');
  const sealed = seal('whsec_æøå');
  expect(open(sealed)).toBe('whsec_æøå');
  expect(seal('whsec_æøå')).not.toEqual(sealed);
  expect(() => sealer('other', 'webhooks').open(sealed)).toThrow();
  expect(() => sealer('secret', 'else').open(sealed)).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => open(sealed)).toThrow();
});
