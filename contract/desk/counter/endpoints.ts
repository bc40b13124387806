import { keep, read } from '../endpoint.ts';

/** Devices and clerks of the counter. What is kept here writes the log itself, as the command does; no answer is kept. */
export const counterEndpoints = {
  counterSide: read('counter.see', '/counter'),
  makePairing: keep('counter.edit', '/counter/pair'),
  unpairDevice: keep('counter.edit', '/counter/devices/:id/unpair'),
  addClerk: keep('counter.edit', '/counter/clerks'),
  newPin: keep('counter.edit', '/counter/clerks/:id/pin'),
  openClerk: keep('counter.edit', '/counter/clerks/:id/open'),
  letClerkGo: keep('counter.edit', '/counter/clerks/:id/leave'),
} as const;
