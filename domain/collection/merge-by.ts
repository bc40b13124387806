/**
 * A list with new entries merged in: one with a known key takes the place of the old, others come after, none is doubled.
 * Used for history (USER-08, USER-09), polls, scores and answers (USER-12 to USER-14).
 */
export function mergeBy<T, Key>(held: readonly T[], incoming: readonly T[], keyOf: (entry: T) => Key): readonly T[] {
  const merged = new Map(held.map((entry) => [keyOf(entry), entry]));
  for (const entry of incoming) merged.set(keyOf(entry), entry);
  return [...merged.values()];
}
