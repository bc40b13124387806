import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAlert, noAlerts } from '#domain/alert/alert-queue.ts';
import { alertQueue, closeAlert, raiseAlert } from './alerts.ts';

const shown = () => firstAlert(alertQueue.get())?.content;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const alerts of Object.values(alertQueue.get())) for (const { uid } of alerts) closeAlert(uid);
  vi.useRealTimers();
});

test('USER-10 USER-11 alerts are stored by type and removed one at a time', () => {
  const first = raiseAlert('error', 'En annen bruker er logget inn', 0);
  raiseAlert('error', 'Ugyldig data', 0);
  raiseAlert('success', 'Endringene er lagret', 0);
  closeAlert(first);
  expect(alertQueue.get().error.map(({ content }) => content)).toEqual(['Ugyldig data']);
  expect(alertQueue.get().success).toHaveLength(1);
});

test.each(['error', 'warning', 'info', 'success'] as const)(
  'ENT-86 an alert: type %s, uid, content, timeout',
  (type) => {
    const uid = raiseAlert(type, 'Vennligst last siden på nytt', 500);
    expect(alertQueue.get()).toEqual({
      ...noAlerts,
      [type]: [{ type, uid, content: 'Vennligst last siden på nytt', timeout: 500 }],
    });
    const next = raiseAlert(type, 'Ugyldig data', 500);
    expect(next).not.toBe(uid);
  },
);

test('CONST-09 DEC-139 an alert goes after 3000 ms unless it is given another time', () => {
  raiseAlert('warning', 'Ikke flere på lager av denne varen');
  vi.advanceTimersByTime(2999);
  expect(shown()).toBe('Ikke flere på lager av denne varen');
  vi.advanceTimersByTime(1);
  expect(alertQueue.get()).toEqual(noAlerts);
});

test('DEC-139 timeout 0 stays until it is closed', () => {
  const uid = raiseAlert('info', 'Du er uten nett.', 0);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Du er uten nett.');
  closeAlert(uid);
  expect(shown()).toBeUndefined();
});

test('UI-34 the next one appears when the first is gone, and has its own three seconds', () => {
  raiseAlert('info', 'én');
  raiseAlert('info', 'to');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe('to');
  vi.advanceTimersByTime(2999);
  expect(shown()).toBe('to');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('DEC-138 a graver one goes first, the one it covered comes back', () => {
  raiseAlert('success', 'lagret');
  vi.advanceTimersByTime(2000);
  raiseAlert('error', 'feil');
  expect(shown()).toBe('feil');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe('lagret');
});

test('the same words are not queued twice', () => {
  expect(raiseAlert('warning', 'samme')).toBe(raiseAlert('warning', 'samme'));
  expect(alertQueue.get().warning).toHaveLength(1);
});
