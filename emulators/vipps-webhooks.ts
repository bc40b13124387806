import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Callbacks } from './callbacks.ts';
import type { EmulatedAnswer, EmulatedCall } from './emulator-server.ts';

interface Registration {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
}

/** Webhooks by sales unit: registered with a secret each, and signed with it. */
export class EmulatedVippsWebhooks {
  readonly #callbacks: Callbacks;
  readonly #registered = new Map<string, Registration[]>();

  constructor(callbacks: Callbacks) {
    this.#callbacks = callbacks;
  }

  list(msn: string): EmulatedAnswer {
    const webhooks = this.#of(msn).map(({ id, url, events }) => ({ id, url, events }));
    return { status: 200, json: { webhooks } };
  }

  register({ text }: EmulatedCall, msn: string): EmulatedAnswer {
    const { url, events } = JSON.parse(text) as Pick<Registration, 'url' | 'events'>;
    const registration = { id: randomUUID(), url, events, secret: randomBytes(32).toString('base64') };
    this.#registered.set(msn, [...this.#of(msn), registration]);
    return { status: 201, json: { id: registration.id, secret: registration.secret } };
  }

  remove({ path }: EmulatedCall, msn: string): EmulatedAnswer {
    this.#registered.set(
      msn,
      this.#of(msn).filter(({ id }) => id !== path[3]),
    );
    return { status: 204, json: null };
  }

  tell(msn: string, event: string, body: object): void {
    for (const { url, events, secret } of this.#of(msn)) {
      if (events.includes(`epayments.payment.${event.toLowerCase()}.v1`)) {
        this.#callbacks.send(url, body, signed(url, JSON.stringify(body), secret));
      }
    }
  }

  #of(msn: string): readonly Registration[] {
    return this.#registered.get(msn) ?? [];
  }
}

function signed(address: string, text: string, secret: string): Readonly<Record<string, string>> {
  const url = new URL(address);
  const date = new Date().toUTCString();
  const hash = createHash('sha256').update(text).digest('base64');
  const toSign = ['POST', `${url.pathname}${url.search}`, [date, url.host, hash].join(';')].join('\n');
  const signature = createHmac('sha256', Buffer.from(secret, 'utf8')).update(toSign).digest('base64');
  return {
    'x-ms-date': date,
    'x-ms-content-sha256': hash,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  };
}
