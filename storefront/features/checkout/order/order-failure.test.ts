import { expect, test } from 'vitest';
import { failure, unprocessable } from '#contract/reply.ts';
import { endsIdempotencyKey } from './idempotency-key.ts';
import { orderFailure } from './order-failure.ts';

test.each([
  [0, false, 'Reservasjonen kunne ikke gjennomføres. Prøv igjen.'],
  [500, false, 'Reservasjonen kunne ikke gjennomføres. Prøv igjen.'],
  [503, false, 'Reservasjonen kunne ikke gjennomføres. Prøv igjen.'],
  [0, true, 'Bestillingen kunne ikke gjennomføres. Prøv igjen.'],
  [500, true, 'Bestillingen kunne ikke gjennomføres. Prøv igjen.'],
  [503, true, 'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.'],
  [419, true, 'Vennligst last siden på nytt'],
  [429, false, 'For mange forsøk. Prøv igjen senere.'],
])('TXT-61 TXT-65 TXT-69 TXT-70 TXT-71 status %i, paying %s: %s', (status, payNow, text) => {
  expect(orderFailure(failure(status, 'whatever'), payNow)).toMatchObject({ text, cartErrors: null, outdated: false });
});

test('DEC-88 the lines that cannot be had are said at the lines', () => {
  const message = 'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen';
  const cartErrors = [{ eanNo: '7000000100116', reason: 'stock', message, available: 2 }];
  expect(orderFailure(failure(422, message, { cartErrors }), false)).toEqual({
    text: message,
    isUnknown: false,
    cartErrors,
    codeRefused: false,
    outdated: false,
  });
});

test('TXT-59 DEC-95 another total than shown: what is shown has to be asked for again', () => {
  const text = 'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.';
  expect(orderFailure(failure(422, text, { total: 149_800 }), true)).toMatchObject({ text, outdated: true });
});

test('DEC-79 a code that has ended by the time of ordering', () => {
  const refused = orderFailure(unprocessable({ promocode: ['Rabattkoden er utløpt'] }), false);
  expect(refused).toMatchObject({ text: 'Rabattkoden er utløpt', codeRefused: true });
});

test('R4 DEC-89 the key is renewed by an order or a refusal, and the same after everything else', () => {
  expect([200, 201, 422].map(endsIdempotencyKey)).toEqual([true, true, true]);
  const others = [0, 400, 403, 404, 408, 413, 419, 429, 500, 502, 503, 504];
  expect(others.filter(endsIdempotencyKey)).toEqual([]);
});

test.each([true, false])('R20 nobody is told that it failed while nobody knows (paying %s)', (payNow) => {
  const told = orderFailure(failure(503, 'Service unavailable.', { outcome: 'unknown' }), payNow);
  expect(told).toMatchObject({ isUnknown: true, cartErrors: null, outdated: false });
  expect(told.text).toContain('Vi vet ikke ennå om bestillingen ble registrert.');
});
