import { describe, expect, test } from 'vitest';
import { BreakerOpenError, CircuitBreaker } from './circuit-breaker.ts';

const fails = () => Promise.reject(new Error('dead'));
const works = () => Promise.resolve('fine');

function breaker(failures = 3) {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker({ failures, openMs: 1000, maxOpenMs: 3000, now: () => clock.now }) };
}

async function open(of: CircuitBreaker, failures = 3): Promise<void> {
  for (let time = 0; time < failures; time++) await expect(of.run(fails)).rejects.toThrow('dead');
}

describe('circuit breaker', () => {
  test('R18 some failures in a row open it, and nobody is asked any more', async () => {
    const { breaker: it } = breaker();
    await open(it);
    expect(it.state).toBe('open');
    let asked = 0;
    await expect(
      it.run(async () => {
        asked += 1;
      }),
    ).rejects.toThrow(BreakerOpenError);
    expect(asked).toBe(0);
  });

  test('R18 the usual setting opens within ten failures', async () => {
    const usual = new CircuitBreaker({ now: () => 0 });
    await open(usual, 5);
    expect(usual.state).toBe('open');
  });

  test('a success in between starts the count anew', async () => {
    const { breaker: it } = breaker();
    await open(it, 2);
    await it.run(works);
    await open(it, 2);
    expect(it.state).toBe('closed');
  });

  test('R18 after the rest one call is let through, the others not; its success closes it', async () => {
    const { breaker: it, clock } = breaker();
    await open(it);
    clock.now = 1000;
    expect(it.state).toBe('half-open');
    const { promise, resolve } = Promise.withResolvers<string>();
    const probe = it.run(() => promise);
    await expect(it.run(works)).rejects.toThrow(BreakerOpenError);
    resolve('fine');
    expect(await probe).toBe('fine');
    expect(it.state).toBe('closed');
    expect(await it.run(works)).toBe('fine');
  });

  test('a probe that fails too doubles the rest, up to a limit', async () => {
    const { breaker: it, clock } = breaker();
    await open(it);
    const rests: number[] = [];
    for (let time = 0; time < 3; time++) {
      const from = clock.now;
      while (it.state === 'open') clock.now += 500;
      rests.push(clock.now - from);
      await expect(it.run(fails)).rejects.toThrow('dead');
    }
    expect(rests).toEqual([1000, 2000, 3000]);
  });

  test('calls that were under way when it opened do not lengthen the rest', async () => {
    const { breaker: it, clock } = breaker(2);
    const slow = [1, 2, 3, 4].map(() => Promise.withResolvers<never>());
    const calls = slow.map(({ promise }) => it.run(() => promise).catch(() => 'failed'));
    for (const { reject } of slow) reject(new Error('dead'));
    await Promise.all(calls);
    clock.now = 1000;
    expect(it.state).toBe('half-open');
  });

  test('R18 a slow provider holds up a few calls, the rest are refused at once', async () => {
    const it = new CircuitBreaker({ maxConcurrent: 2 });
    const slow = Promise.withResolvers<string>();
    const held = [it.run(() => slow.promise), it.run(() => slow.promise)];
    await expect(it.run(works)).rejects.toThrow('Too many calls');
    slow.resolve('late');
    expect(await Promise.all(held)).toEqual(['late', 'late']);
    expect(await it.run(works)).toBe('fine');
  });

  test('R18 where there is patience many callers are served in turn, never more at once than may be', async () => {
    const it = new CircuitBreaker({ maxConcurrent: 2, queueTimeoutMs: 5_000 });
    let underWay = 0;
    let most = 0;
    const call = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return 'fine';
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => it.run(call)));
    expect(new Set(answers)).toEqual(new Set(['fine']));
    expect(most).toBe(2);
    expect(await it.run(works)).toBe('fine');
  });

  test('R18 patience ends: who has waited in vain is refused, and so is everybody who waits when it opens', async () => {
    const impatient = new CircuitBreaker({ maxConcurrent: 1, queueTimeoutMs: 10 });
    const hanging = Promise.withResolvers<string>();
    const held = impatient.run(() => hanging.promise);
    await expect(impatient.run(works)).rejects.toThrow('Too many calls');
    hanging.resolve('late');
    expect(await held).toBe('late');
    expect(await impatient.run(works)).toBe('fine');

    const dying = new CircuitBreaker({ maxConcurrent: 1, failures: 1, queueTimeoutMs: 60_000 });
    const dead = Promise.withResolvers<never>();
    const first = dying.run(() => dead.promise);
    const waiting = [dying.run(works), dying.run(works)];
    dead.reject(new Error('dead'));
    await expect(first).rejects.toThrow('dead');
    for (const one of waiting) await expect(one).rejects.toThrow('The breaker is open');
  });
});
