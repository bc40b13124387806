const atOnce = 4;

/** A few at a time. One that fails keeps nobody from being done; the first failure is told when all have had their turn. */
export async function forEachLimited<T>(due: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = due.values();
  const failures: unknown[] = [];
  const goThrough = async () => {
    for (const one of waiting) await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, goThrough));
  if (failures.length > 0) throw failures[0];
}
