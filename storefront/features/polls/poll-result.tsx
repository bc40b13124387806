import { pollsText } from '#content/nb/polls.ts';
import type { PollAnswerRecord, PollRecord, QuestionScoreRecord } from '#contract/poll.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { ProgressBar } from '#ui/components/progress/progress-bar.tsx';
import styles from './poll-card.module.css';

export interface PollResultProps {
  readonly poll: PollRecord;
  /** On a phone the score is enough; the poll's own page has the rest. */
  readonly folded: boolean;
  readonly answers: readonly PollAnswerRecord[];
  readonly scores: readonly QuestionScoreRecord[];
}

/** TXT-101, and how all have answered, as bars with the figures in words beside them. */
export function PollResult({ poll, folded, answers, scores }: PollResultProps) {
  const right = answers.filter(({ correct }) => correct).length;
  return (
    <div className={classNames(styles.result, folded && styles.folded)}>
      <p className={styles.score} role="status">
        {pollsText.score(right, poll.questions.length)}
      </p>
      {folded && (
        <LinkButton to={pathTo('poll', { id: poll.id })} look="outline" className={styles.more}>
          {pollsText.yourAnswers}
        </LinkButton>
      )}
      {poll.questions.map((question) => {
        const own = answers.find(({ question_id }) => question_id === question.id);
        const score = scores.find(({ id }) => id === question.id);
        return (
          <div key={question.id} className={styles.answers}>
            <p className={styles.question}>{question.text}</p>
            <ul className={styles.options}>
              {question.options.map((option) => {
                const count = score?.options.find(({ option_id }) => option_id === option.id)?.count ?? 0;
                const share = pollsText.share(count, score?.total ?? 0);
                return (
                  <li key={option.id} className={own?.option_id === option.id ? styles.own : undefined}>
                    <span className={styles.option}>
                      {option.text}
                      {own?.option_id === option.id && (
                        <b>
                          <Icon name={own.correct ? 'check' : 'close'} size={18} />
                          {own.correct ? pollsText.correct : pollsText.wrong}
                        </b>
                      )}
                    </span>
                    <ProgressBar label={option.text} value={count} max={Math.max(1, score?.total ?? 0)} />
                    <span className={styles.share}>{share}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
