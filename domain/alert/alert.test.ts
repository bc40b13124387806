import { expect, test } from 'vitest';
import { type Alert, type AlertType, alertTimeout } from './alert.ts';
import { addAlert, firstAlert, noAlerts, removeAlert } from './alert-queue.ts';

const alert = (type: AlertType, uid: string): Alert => ({ type, uid, content: uid, timeout: alertTimeout });
const queue = [alert('info', 'i1'), alert('success', 's1'), alert('error', 'e1'), alert('error', 'e2')].reduce(
  addAlert,
  noAlerts,
);

test('USER-10 alerts are stored per type', () => {
  expect(queue.error.map((entry) => entry.uid)).toEqual(['e1', 'e2']);
  expect(queue.warning).toEqual([]);
  expect(queue.info.map((entry) => entry.uid)).toEqual(['i1']);
  expect(queue.success.map((entry) => entry.uid)).toEqual(['s1']);
});

test('USER-11 one is removed, the others stay', () => {
  expect(removeAlert(queue, 'e1')).toEqual({ ...queue, error: [alert('error', 'e2')] });
  expect(removeAlert(queue, 'x')).toEqual(queue);
});

test('UI-34 DEC-138 the gravest type first, oldest first within it', () => {
  const shown: string[] = [];
  let left = queue;
  for (let next = firstAlert(left); next; next = firstAlert(left)) {
    shown.push(next.uid);
    left = removeAlert(left, next.uid);
  }
  expect(shown).toEqual(['e1', 'e2', 'i1', 's1']);
  expect(firstAlert(noAlerts)).toBeNull();
});

test('CONST-09 the default timeout is 3000 ms', () => {
  expect(alertTimeout).toBe(3000);
});
