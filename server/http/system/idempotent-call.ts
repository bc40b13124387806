import { createHash } from 'node:crypto';
import type { IdempotentAnswers } from '#server/ports/system/idempotent-answers.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import type { SystemAnswer } from './system-handlers.ts';

interface KeyedRequest {
  readonly key: Pick<SystemKey, 'system'>;
  readonly call: string;
  readonly header: string | string[] | undefined;
  readonly input: unknown;
}

/** For tables whose keys are uuids. */
export function claimKeyOf(
  { system }: Pick<SystemKey, 'system'>,
  header: string | string[] | undefined,
): string | null {
  if (typeof header !== 'string') return null;
  return createHash('sha256')
    .update(JSON.stringify([system, header]))
    .digest('hex')
    .slice(0, 32);
}

const format = /^[\x21-\x7e]{1,200}$/;

/** With an Idempotency-Key a call is done once, and answered alike for a day, however often it comes. Refusals are not stored. */
export async function idempotentCall(
  answers: IdempotentAnswers,
  { key, call, header, input }: KeyedRequest,
  work: () => Promise<SystemAnswer<unknown>>,
): Promise<SystemAnswer<unknown>> {
  if (header === undefined) return work();
  if (typeof header !== 'string' || !format.test(header))
    return { refusal: { code: 'bad_request', message: 'Idempotency-Key must be up to 200 signs without spaces' } };
  const keyed = { system: key.system, call, key: header, body: input };
  const verdict = await answers.claim(keyed);
  if (verdict.kind === 'answered') return { status: verdict.status, body: verdict.body };
  if (verdict.kind !== 'first') return { refusal: { code: verdict.kind } };
  try {
    const done = await work();
    if ('refusal' in done) await answers.release(keyed);
    else await answers.store(keyed, done);
    return done;
  } catch (error) {
    await answers.release(keyed).catch(() => {});
    throw error;
  }
}
