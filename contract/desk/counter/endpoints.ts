import { put, read } from '../endpoint.ts';

/** Devices and clerks of the counter. What is changed here writes the log itself, as the command does; no answer is stored. */
export const counterEndpoints = {
  counterSide: read('counter.see', '/counter'),
  makePairing: put('counter.edit', '/counter/pair'),
  unpairDevice: put('counter.edit', '/counter/devices/:id/unpair'),
  addClerk: put('counter.edit', '/counter/clerks'),
  newPin: put('counter.edit', '/counter/clerks/:id/pin'),
  openClerk: put('counter.edit', '/counter/clerks/:id/open'),
  letClerkGo: put('counter.edit', '/counter/clerks/:id/leave'),
} as const;
