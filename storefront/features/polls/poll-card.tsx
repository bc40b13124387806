import { pollsText } from '#content/nb/polls.ts';
import type { PollRecord } from '#contract/poll.ts';
import styles from './poll-card.module.css';
import { PollForm } from './poll-form.tsx';
import { PollResult } from './poll-result.tsx';
import { usePoll } from './use-poll.ts';

export interface PollCardProps {
  readonly poll: PollRecord;
  /** Level of its heading. */
  readonly level: 1 | 2;
}

/** GEN-14: a poll, answered once; then the score and what others thought. */
export function PollCard({ poll, level }: PollCardProps) {
  const Heading = `h${level}` as const;
  const { state, send } = usePoll(poll);
  return (
    <section className={styles.card} aria-label={pollsText.heading}>
      <Heading className={styles.title}>{poll.name}</Heading>
      {poll.description !== '' && <p className={styles.lead}>{poll.description}</p>}
      {state.kind === 'answered' ? (
        <PollResult poll={poll} answers={state.answers} scores={state.scores} />
      ) : (
        <PollForm poll={poll} onSend={send} waiting={state.kind === 'asking'} />
      )}
    </section>
  );
}
