import { expect, test } from 'vitest';
import { foldToGsm7, smsLength } from '#domain/sms/gsm7.ts';
import { lapsedSms, readySms, reminderSms } from './sms.ts';

const order = { brand: 'Nordvarde', id: 1_234_567, shop: 'Nordvarde Åsane' };
const ready = {
  ...order,
  code: 'K7PM4X',
  until: 'tor. 19. nov. kl. 20:00',
  openToday: '10-20',
  needsId: false,
};

test('what is ready, in one message: shop, code, until when, and what to bring', () => {
  expect(readySms(ready)).toBe(
    'Nordvarde: Ordre 1234567 er klar i Nordvarde Åsane. Hentekode K7PM4X. Hentes innen tor. 19. nov. kl. 20:00. Åpent i dag 10-20. Ta med koden.',
  );
  expect(readySms({ ...ready, needsId: true, openToday: null })).toContain('kl. 20:00. Ta med koden og legitimasjon.');
});

test('each is one message of signs that phones know', () => {
  const texts = [
    readySms({ ...ready, needsId: true }),
    reminderSms({ ...order, until: 'i morgen kl. 20:00', phone: '55 12 34 56' }),
    lapsedSms({ ...order, isReleased: true }),
  ];
  for (const text of texts) {
    expect(foldToGsm7(text)).toBe(text);
    expect(smsLength(text)).toMatchObject({ encoding: 'gsm-7', segments: 1 });
  }
});

test('that the money is let go is said where some was held', () => {
  expect(lapsedSms({ ...order, isReleased: true })).toMatch(/Beløpet som var reservert, er frigitt\.$/);
  expect(lapsedSms({ ...order, isReleased: false })).toMatch(/er avbestilt\.$/);
});
