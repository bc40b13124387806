import type { StoredPoll } from '#server/ports/desk/editorial/desk-polls.ts';

/** What the audit log says of a poll: all that is needed to put it back. */
export function loggedPoll({
  name,
  description,
  active,
  opensAt,
  closesAt,
  questions,
}: Omit<StoredPoll, 'participants' | 'version'>) {
  return {
    name,
    description,
    active,
    opensAt: isoOrNull(opensAt),
    closesAt: isoOrNull(closesAt),
    questions: questions.map(({ id, text, options }) => ({
      id,
      text,
      options: options.map(({ id: option, text: words, correct }) => ({ id: option, text: words, correct })),
    })),
  };
}

export type LoggedPoll = ReturnType<typeof loggedPoll>;

export function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
