import { type Alert, type AlertType, alertTimeout } from '#domain/alert/alert.ts';
import { type AlertQueue, addAlert, firstAlert, noAlerts, removeAlert } from '#domain/alert/alert-queue.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';
import { store } from './store.ts';

/** Shared by all features: any of them may have something to say (USER-10). */
export const alertQueue = store<AlertQueue>(noAlerts);

let raised = 0;
let shownUid: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues an alert and answers with its uid; timeout 0 stays until it is closed (CONST-09, DEC-139). */
export function raiseAlert(type: AlertType, content: string, timeout: number = alertTimeout): string {
  const waiting = alertQueue.get()[type].find((alert) => alert.content === content);
  if (waiting !== undefined) return waiting.uid; // already in the queue: shown once is enough
  raised += 1;
  const uid = `alert-${raised}`;
  change(addAlert(alertQueue.get(), { type, uid, content, timeout }));
  return uid;
}

const storageKey = 'alertAfterLoad';

/** Stores a message for the next page: the page is about to reload, and an alert shown now would be gone unread. */
export function storeAlertForNextPage(content: string): void {
  sessionJson.write(storageKey, content);
}

/** Called as a page starts. */
export function raiseStoredAlert(): void {
  const content = sessionJson.read(storageKey, (value) => (typeof value === 'string' ? value : undefined));
  if (content === undefined) return;
  sessionJson.remove(storageKey);
  raiseAlert('error', content);
}

export function closeAlert(uid: string): void {
  change(removeAlert(alertQueue.get(), uid));
}

/**
 * Stops the timer while the pointer or focus is on the alert, so that nobody has to hurry; `releaseAlert` starts it
 * again from zero.
 */
export function holdAlert(): void {
  clearTimeout(timer);
}

export function releaseAlert(): void {
  runTime(firstAlert(alertQueue.get()));
}

/** Time runs for the alert that is shown, not for those behind it (UI-34). */
function change(queue: AlertQueue): void {
  alertQueue.set(queue);
  const first = firstAlert(queue);
  if (first?.uid === shownUid) return;
  shownUid = first?.uid;
  runTime(first);
}

function runTime(first: Alert | null): void {
  clearTimeout(timer);
  if (first !== null && first.timeout > 0) timer = setTimeout(() => closeAlert(first.uid), first.timeout);
}
