import { setTimeout as sleep } from 'node:timers/promises';

export interface MachineAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an emulator reads what it needs of any answer
  readonly body: any;
}

export type MachineCall = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  idempotencyKey?: string,
) => Promise<MachineAnswer>;

/** Calls any of the shop's processes with a key, and calls again while nobody answers or the shop says to come back. */
export function machineClient(urls: () => readonly string[], token: string): MachineCall {
  let turn = 0;
  return async (method, path, body, idempotencyKey) => {
    for (let attempts = 0; attempts < 100; attempts += 1) {
      turn += 1;
      const all = urls();
      const answer = await fetch(`${all[turn % all.length]}/api/system/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => null);
      if (answer !== null && ![429, 502, 503].includes(answer.status))
        return { status: answer.status, body: await answer.json() };
      await answer?.body?.cancel();
      await sleep(100);
    }
    throw new Error(`${method} ${path} was not answered`);
  };
}
