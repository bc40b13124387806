import { act, read } from '../endpoint.ts';

export const codeEndpoints = {
  codes: read('codes.see', '/codes'),
  makeCode: act('codes.edit', '/codes'),
  /** A code for one person, by whoever is on the phone with them. */
  giveCode: act('codes.give', '/codes/give'),
  stopCode: act('codes.edit', '/codes/:id/stop'),
  resumeCode: act('codes.edit', '/codes/:id/resume'),
} as const;
