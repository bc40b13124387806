import { type FormEvent, useState } from 'react';
import { pollsText } from '#content/nb/polls.ts';
import type { PollRecord } from '#contract/poll.ts';
import { Button } from '#ui/components/button/button.tsx';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { classNames } from '#ui/components/class-names.ts';
import styles from './poll-card.module.css';

export interface PollFormProps {
  readonly poll: PollRecord;
  /** On a phone a question waits until those before it are answered. */
  readonly folded: boolean;
  readonly onSend: (chosen: ReadonlyMap<number, number>) => Promise<string | null>;
  readonly waiting: boolean;
}

export function PollForm({ poll, folded, onSend, waiting }: PollFormProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size < poll.questions.length) return setError(pollsText.answerAll);
    setSending(true);
    setError(await onSend(chosen));
    setSending(false);
  };

  return (
    <form className={classNames(styles.form, folded && styles.folded)} onSubmit={submit}>
      {poll.questions.map((question) => (
        <RadioGroup key={question.id} legend={question.text}>
          {question.options.map((option) => (
            <RadioRow
              key={option.id}
              name={`sporsmal-${question.id}`}
              value={option.id}
              title={option.text}
              checked={chosen.get(question.id) === option.id}
              onChange={() => setChosen(new Map(chosen).set(question.id, option.id))}
            />
          ))}
        </RadioGroup>
      ))}
      {folded && (
        <p className={styles.progress}>
          {pollsText.question(Math.min(chosen.size + 1, poll.questions.length), poll.questions.length)}
        </p>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" disabled={waiting || sending}>
        {pollsText.send}
      </Button>
    </form>
  );
}
