import { pollsDeskText as text } from '#content/nb/desk/editorial/polls.ts';
import type { DeskPoll, WishedQuestion } from '#contract/desk/polls/schemas.ts';
import type { DraftOf } from '../editing/use-draft.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import partStyles from '../parts/parts.module.css';
import type { PollValues } from './poll-values.ts';
import styles from './polls.module.css';

export interface PollQuestionsProps {
  readonly poll: DeskPoll;
  readonly draft: DraftOf<PollValues>;
  readonly mayEdit: boolean;
}

const newOption = { id: null, text: '', correct: false } as const;

/** What is asked. How many have chosen an option stands beside it, as their answers go with it. */
export function PollQuestions({ poll, draft, mayEdit }: PollQuestionsProps) {
  const { questions } = draft.values;
  const answers = new Map(
    poll.questions.flatMap(({ options }) => options.map((option) => [option.id, option.answers] as const)),
  );
  const put = (next: readonly WishedQuestion[]) => draft.set('questions', next);
  const change = (place: number, question: WishedQuestion) =>
    put(questions.map((one, at) => (at === place ? question : one)));
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{text.questions}</h2>
      <p className={partStyles.hint}>{text.rules}</p>
      {questions.map((question, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no other name than its place
        <fieldset key={place} className={styles.question}>
          <legend className="sr-only">{text.question(place + 1)}</legend>
          <TextField
            label={text.question(place + 1)}
            value={question.text}
            maxLength={500}
            readOnly={!mayEdit}
            onChange={({ currentTarget }) => change(place, { ...question, text: currentTarget.value })}
          />
          <Options
            question={question}
            answers={answers}
            mayEdit={mayEdit}
            onChange={(options) => change(place, { ...question, options })}
          />
          {mayEdit && (
            <div className={styles.acts}>
              <Button
                look="text"
                size="small"
                onClick={() => change(place, { ...question, options: [...question.options, newOption] })}
              >
                {text.addOption}
              </Button>
              <Button look="text" size="small" onClick={() => put(questions.filter((_one, at) => at !== place))}>
                {text.removeQuestion}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {mayEdit && (
        <Button
          look="outline"
          onClick={() =>
            put([...questions, { id: null, text: '', options: [{ ...newOption, correct: true }, newOption] }])
          }
        >
          {text.addQuestion}
        </Button>
      )}
    </section>
  );
}

interface OptionsProps {
  readonly question: WishedQuestion;
  readonly answers: ReadonlyMap<number, number>;
  readonly mayEdit: boolean;
  readonly onChange: (options: WishedQuestion['options']) => void;
}

function Options({ question: { options }, answers, mayEdit, onChange }: OptionsProps) {
  const change = (place: number, changes: Partial<WishedQuestion['options'][number]>) =>
    onChange(options.map((one, at) => (at === place ? { ...one, ...changes } : one)));
  return (
    <ul className={styles.options}>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new option has no other name than its place
        <li key={place}>
          <input
            className={partStyles.input}
            aria-label={text.option(place + 1)}
            value={option.text}
            maxLength={300}
            readOnly={!mayEdit}
            onChange={({ currentTarget }) => change(place, { text: currentTarget.value })}
          />
          <label>
            <input
              type="checkbox"
              aria-label={text.correctOf(option.text || text.option(place + 1))}
              checked={option.correct}
              disabled={!mayEdit}
              onChange={({ currentTarget }) => change(place, { correct: currentTarget.checked })}
            />{' '}
            {text.correct}
          </label>
          <span>{text.answers(option.id === null ? 0 : (answers.get(option.id) ?? 0))}</span>
          {mayEdit && (
            <IconButton
              icon="close"
              label={text.removeOption(option.text || text.option(place + 1))}
              onClick={() => onChange(options.filter((_one, at) => at !== place))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
