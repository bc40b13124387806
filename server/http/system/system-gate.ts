import type { FastifyRequest } from 'fastify';
import type { SystemEndpoint } from '#contract/system/endpoints.ts';
import type { SystemKey, SystemKeys } from '#server/ports/system/system-keys.ts';
import { minuteLimiter } from '../api-v1/minute-limiter.ts';
import type { SystemRefusal } from './system-refusals.ts';

/** Most refusals of one key that are written to the audit log in a minute. */
const auditedPerMinute = 5;

const keyOfRequest = new WeakMap<FastifyRequest, SystemKey>();

/** The key of a request that the gate has authenticated. */
export function keyOf(request: FastifyRequest): SystemKey | null {
  return keyOfRequest.get(request) ?? null;
}

/** Authentication, scope and rate limit of a call, checked before its body is read. */
export function systemGate(keys: SystemKeys, now: () => number) {
  const limits = new Map<number, ReturnType<typeof minuteLimiter>>();
  const limitOf = (perMinute: number) => {
    const limit = limits.get(perMinute) ?? minuteLimiter(perMinute, now);
    limits.set(perMinute, limit);
    return limit;
  };
  const audited = minuteLimiter(auditedPerMinute, now);
  return async (request: FastifyRequest, { scope }: SystemEndpoint, address: string): Promise<SystemRefusal | null> => {
    const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return { code: 'no_key' };
    const verdict = await keys.judge(token, address);
    const refuse = async (id: string | null, refusal: SystemRefusal): Promise<SystemRefusal> => {
      if (id !== null && audited(id).allowed) await keys.auditRefusal(id, refusal.code, address);
      return refusal;
    };
    if (!verdict.ok) return refuse(verdict.id, { code: verdict.reason === 'network' ? 'wrong_network' : 'no_key' });
    const { key } = verdict;
    if (!key.scopes.includes(scope)) return refuse(key.id, { code: 'wrong_scope' });
    const limit = limitOf(key.perMinute)(key.id);
    if (!limit.allowed) return { code: 'too_many_calls', retryAfterSeconds: limit.retryAfterSeconds };
    keyOfRequest.set(request, key);
    return null;
  };
}
