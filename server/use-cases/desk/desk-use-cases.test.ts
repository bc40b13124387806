import { describe, expect, test } from 'vitest';
import { type DeskCall, deskEndpoints } from '#contract/desk/endpoints.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { denial, needsStepUp, stepUpMs } from '#domain/staff/may.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { DeskParts } from './desk-parts.ts';
import type { DeskUseCase } from './desk-use-case.ts';
import { deskUseCases } from './desk-use-cases.ts';

const now = 1_800_000_000_000;
const key = '00000000-0000-4000-8000-000000000000';

class Reached extends Error {}

/** Whoever gets as far as the database was let through. */
const parts = {
  now: () => now,
  desk: {
    transaction: () => {
      throw new Reached();
    },
  },
} as unknown as DeskParts;

const actor = (role: DeskActor['role'], steppedUpAt: number | null): DeskActor => ({
  kind: 'staff',
  member: 1,
  session: 1,
  name: 'Kari Lie',
  role,
  shops: [shopId(3)],
  steppedUpAt,
});

async function outcome(call: DeskCall, as: DeskActor): Promise<unknown> {
  const useCase = deskUseCases[call] as unknown as DeskUseCase<DeskCall>;
  try {
    const answer = await useCase.run(parts, as, {} as never, key);
    return answer.ok ? 'done' : answer.refusal;
  } catch (error) {
    if (error instanceof Reached) return 'reached';
    throw error;
  }
}

const calls = Object.keys(deskEndpoints) as DeskCall[];

/** Every role at every call: the table of permissions and nothing else decides. */
describe.each(deskRoles)('%s', (role) => {
  test.each(calls)('%s', async (call) => {
    const { permission } = deskEndpoints[call];
    const denied = denial({ role, shops: [shopId(3)] }, permission);
    expect(await outcome(call, actor(role, now))).toEqual(denied ?? 'reached');
    if (denied !== null) return;
    const expected = needsStepUp(permission) ? { code: 'step-up' } : 'reached';
    expect(await outcome(call, actor(role, null))).toEqual(expected);
    expect(await outcome(call, actor(role, now - stepUpMs - 1))).toEqual(expected);
  });
});

test('every use case stands under the name of its call', () => {
  expect(Object.entries(deskUseCases).filter(([name, { call }]) => name !== call)).toEqual([]);
});
