import { pollsText } from '#content/nb/polls.ts';
import type { PollRecord } from '#contract/poll.ts';
import { PollBanner } from './poll-banner.tsx';
import styles from './poll-card.module.css';
import { PollForm } from './poll-form.tsx';
import { PollResult } from './poll-result.tsx';
import { usePoll } from './use-poll.ts';

export interface PollCardProps {
  readonly poll: PollRecord;
  /** On a page of its own, or among other things on the front page: there a phone is not filled with it. */
  readonly place: 'page' | 'home';
}

/** So many questions a phone shows at once on the front page. */
const shortPoll = 2;

/** GEN-14: a poll, answered once; then the score and what others thought. */
export function PollCard({ poll, place }: PollCardProps) {
  const Heading = place === 'page' ? 'h1' : 'h2';
  const folded = place === 'home' && poll.questions.length > shortPoll;
  const { state, send } = usePoll(poll);
  return (
    <section className={styles.card} aria-label={pollsText.heading}>
      <PollBanner poll={poll} first={place === 'page'} />
      <Heading className={styles.title}>{poll.name}</Heading>
      {poll.description !== '' && <p className={styles.lead}>{poll.description}</p>}
      {state.kind === 'answered' ? (
        <PollResult poll={poll} folded={folded} answers={state.answers} scores={state.scores} />
      ) : (
        <PollForm poll={poll} folded={folded} onSend={send} waiting={state.kind === 'asking'} />
      )}
    </section>
  );
}
