import type { PollRecord } from '#contract/poll.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { notFoundPage, required } from '../../data/loader-result.ts';

export async function loadPoll(args: LoaderArgs): Promise<PollRecord> {
  const id = args.params.id ?? '';
  if (!/^\d{1,9}$/.test(id)) throw notFoundPage();
  return required(await apiOf(args).poll({ id }));
}
