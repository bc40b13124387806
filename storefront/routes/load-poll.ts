import type { PollRecord } from '#contract/poll.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed, notFoundPage } from './loaded.ts';

export async function loadPoll(args: LoaderArgs): Promise<PollRecord> {
  const id = args.params.id ?? '';
  if (!/^\d{1,9}$/.test(id)) throw notFoundPage();
  return needed(await apiOf(args).poll({ id }));
}
