import { act, read } from '../endpoint.ts';

export const pollsEndpoints = {
  polls: read('polls.see', '/polls'),
  poll: read('polls.see', '/polls/:id'),
  makePoll: act('polls.edit', '/polls'),
  savePoll: act('polls.edit', '/polls/:id'),
  closePoll: act('polls.edit', '/polls/:id/close'),
} as const;
