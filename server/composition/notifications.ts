import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../database/connection/listen.ts';

export interface NotificationFollower {
  onMessage(channel: string, payload: string): void;
  /** `isAgain`: the connection was lost, and what was notified meanwhile is not known. */
  onConnect(isAgain: boolean): void;
  onError(error: Error): void;
}

export interface Notifications {
  /** Hands over what has come so far, then what comes. */
  follow(follower: NotificationFollower): void;
  close(): Promise<void>;
}

/** A database that does not answer is reported by whoever reads from it, not by waiting here for ever. */
const connectTimeoutMs = 5_000;

/**
 * PostgreSQL's notifications. Opened before anything is read: what changes between the first read and the first LISTEN would
 * never be known. Messages that come before somebody follows are held back until then.
 */
export async function openNotifications(url: string, channels: readonly string[]): Promise<Notifications> {
  let follower: NotificationFollower | null = null;
  const early: ((follower: NotificationFollower) => void)[] = [];
  const tell = (event: (follower: NotificationFollower) => void) => {
    if (follower === null) early.push(event);
    else event(follower);
  };
  const listening = Promise.withResolvers<void>();
  let connections = 0;
  const listener = listen({
    url,
    channels,
    onMessage: (channel, payload) => tell((to) => to.onMessage(channel, payload)),
    onConnect: () => {
      connections += 1;
      const isAgain = connections > 1;
      tell((to) => to.onConnect(isAgain));
      listening.resolve();
    },
    onError: (error) => tell((to) => to.onError(error)),
  });
  await Promise.race([listening.promise, sleep(connectTimeoutMs, undefined, { ref: false })]);
  return {
    follow: (to) => {
      follower = to;
      for (const event of early.splice(0)) event(to);
    },
    close: () => listener.close(),
  };
}
