export interface PollTime {
  readonly active: boolean;
  /** Null: at once. */
  readonly opensAt: number | null;
  /** Null: without an end. */
  readonly closesAt: number | null;
}

export function pollState({ active, opensAt, closesAt }: PollTime, now: number): 'off' | 'planned' | 'open' | 'closed' {
  if (closesAt !== null && closesAt <= now) return 'closed';
  if (!active) return 'off';
  return opensAt !== null && opensAt > now ? 'planned' : 'open';
}
