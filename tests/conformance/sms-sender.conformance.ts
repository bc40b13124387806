import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmsEmulator } from '#emulators/sms-emulator.ts';
import type { SmsSender } from '#server/ports/sms.ts';

export interface SmsConformance {
  readonly start: () => Promise<SmsEmulator>;
  readonly sender: (url: string, keys: 'right' | 'wrong') => SmsSender;
}

const message = { to: '+4741234567', text: 'Ordre 7 er klar på Åsane.', ref: 'a'.repeat(24) };

/** What every sender of text messages does, held against its emulated provider. */
export function smsSenderConformance(name: string, { start, sender: open }: SmsConformance): void {
  describe(`${name} as a sender of text messages`, () => {
    let emulator: SmsEmulator;
    let sender: SmsSender;
    beforeAll(async () => {
      emulator = await start();
    });
    beforeEach(() => {
      emulator.faults.clear();
      sender = open(emulator.url, 'right');
    });
    afterAll(() => emulator.stop());
    const kindOf = async (sending: ReturnType<SmsSender['send']>) => {
      const answer = await sending;
      return answer.ok ? 'sent' : answer.refusal.kind;
    };

    test('sends number, text, sender and reference as they are', async () => {
      expect(await sender.send(message)).toEqual({ ok: true, value: null });
      expect(emulator.ledger.at(-1)).toMatchObject({ ...message, from: 'Nordvarde' });
    });

    test('sent twice comes twice: it has no key', async () => {
      const before = emulator.ledger.length;
      await sender.send(message);
      await sender.send(message);
      expect(emulator.ledger.length - before).toBe(2);
    });

    test('a number that is none is refused for good', async () => {
      expect(await kindOf(sender.send({ ...message, to: '+4722000000' }))).toBe('refused');
    });

    test('wrong keys are no fault of the message: it is tried again', async () => {
      const before = emulator.ledger.length;
      expect(await kindOf(open(emulator.url, 'wrong').send(message))).toBe('unavailable');
      expect(emulator.ledger.length).toBe(before);
    });

    test('nobody there, and too much to do: certainly not sent', async () => {
      const gone = await start();
      await gone.stop();
      expect(await kindOf(open(gone.url, 'right').send(message))).toBe('unavailable');
      emulator.faults.plan({ on: 'send', kind: 'busy', times: 1 });
      expect(await kindOf(sender.send(message))).toBe('unavailable');
    });

    test.for(['cut-after', 'cut-before', 'half', 'garbage', 'error'] as const)(
      '%s: nobody knows whether it was sent',
      async (kind) => {
        emulator.faults.plan({ on: 'send', kind, times: 1 });
        expect(await kindOf(sender.send(message))).toBe('unknown');
      },
    );

    test('what says neither yes nor no is unknown too', async () => {
      emulator.faults.plan({ on: 'send', kind: 'instead', times: 1, answer: { status: 200, json: { hello: 1 } } });
      expect(await kindOf(sender.send(message))).toBe('unknown');
    });

    test('a provider that fails again and again is left alone for a while', async () => {
      emulator.faults.plan({ on: 'send', kind: 'error' });
      for (let n = 0; n < 5; n += 1) await sender.send(message);
      expect(await kindOf(sender.send(message))).toBe('unavailable');
    });

    test('what is no report is none', () => {
      for (const fields of [{}, { ref: 'x' }, { refId: '', resultCode: '1001' }, { ref: 'x', status: 'maybe' }]) {
        expect(sender.readReport(fields)).toBeNull();
      }
    });
  });
}
