import pLimit from 'p-limit';

const concurrency = 4;

/** Works through all, a few at a time. A failure does not keep the others from being done; the first one is thrown at the end. */
export async function forEachLimited<T>(due: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const limit = pLimit(concurrency);
  const outcomes = await Promise.allSettled(due.map((one) => limit(() => work(one))));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
