import { act, read } from '../endpoint.ts';

export const logEndpoints = {
  log: read('log.see', '/log'),
  /** What can be chosen from: who has done something, and which acts there are. */
  logChoices: read('log.see', '/log/choices'),
  /** Takes an entry back, where that can be done. */
  undo: act('log.see', '/log/:id/undo'),
} as const;
