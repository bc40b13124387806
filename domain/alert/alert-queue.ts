import { type Alert, type AlertType, alertTypes } from './alert.ts';

/** Alerts are stored per type, oldest first (USER-10). */
export type AlertQueue = Readonly<Record<AlertType, readonly Alert[]>>;

export const noAlerts: AlertQueue = { error: [], warning: [], info: [], success: [] };

export function addAlert(queue: AlertQueue, alert: Alert): AlertQueue {
  return { ...queue, [alert.type]: [...queue[alert.type], alert] };
}

/** Removes one alert; the others stay (USER-11). */
export function removeAlert(queue: AlertQueue, uid: string): AlertQueue {
  const without = (type: AlertType) => queue[type].filter((alert) => alert.uid !== uid);
  return { error: without('error'), warning: without('warning'), info: without('info'), success: without('success') };
}

/** The alert the banner shows: the oldest of the gravest type there is (UI-34, DEC-138). */
export function firstAlert(queue: AlertQueue): Alert | null {
  return alertTypes.flatMap((type) => queue[type])[0] ?? null;
}
