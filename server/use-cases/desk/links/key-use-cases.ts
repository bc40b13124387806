import type { KeyRow } from '#contract/desk/links/schemas.ts';
import { done, refused } from '#server/ports/result.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { makeKey, rotateKey, rotationMs } from '../../system/manage-keys.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';
import { knownShops } from './known-shops.ts';

const dayMs = 86_400_000;
const subjectOf = (id: string) => `key:${id}`;

export const keyUseCases = {
  keys: deskRead('keys', async (tx, _input, { parts, now }) => {
    const keys = (await tx.keys.all()).map((key) => shown(key, now));
    return done({ keys: keys.reverse(), shops: knownShops(parts) });
  }),

  makeKey: deskAct({ call: 'makeKey', action: 'key-made' }, async (tx, { days, ...wish }, { now }) => {
    const made = await makeKey(tx.keys, { ...wish, expiresAt: now + days * dayMs });
    if (!made.ok) {
      const { reason, value } = made.refusal;
      return refused({ code: 'refused', reason, values: { value } });
    }
    return done({
      answer: made.value,
      again: { id: made.value.id, token: null },
      audit: { subject: subjectOf(made.value.id), after: { ...wish, days } },
    });
  }),

  rotateKey: deskAct({ call: 'rotateKey', action: 'key-rotated' }, async (tx, { id }, { now }) => {
    const made = await rotateKey(tx.keys, id, now);
    if (made === null) return refused({ code: 'unknown' });
    return done({
      answer: { id: made.id, token: made.token },
      again: { id: made.id, token: null },
      audit: { subject: subjectOf(id), after: { followedBy: made.id } },
    });
  }),

  revokeKey: deskAct({ call: 'revokeKey', action: 'key-revoked' }, async (tx, { id }) => {
    if (!(await tx.keys.revoke(id))) return refused({ code: 'unknown' });
    return done({ answer: {}, audit: { subject: subjectOf(id) } });
  }),
} as const;

function shown(key: SystemKey, now: number): KeyRow {
  const { id, system, scopes, shops, networks, perMinute, expiresAt, lastUsedAt, revokedAt } = key;
  const isOver = expiresAt <= now;
  const state = revokedAt !== null ? 'revoked' : isOver ? 'expired' : expiresAt <= now + rotationMs ? 'ending' : 'live';
  return {
    id,
    system,
    scopes: [...scopes],
    shops: shops === null ? null : [...shops],
    networks: networks === null ? null : [...networks],
    perMinute,
    expiresAt: new Date(expiresAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    state,
  };
}
