import { reviewText as text } from '#content/nb/desk/reviews.ts';
import { chainName } from '../parts/brand-mark.tsx';
import { TextButton } from '../parts/button.tsx';
import { TextAreaField } from '../parts/field.tsx';
import styles from './reviews.module.css';

export interface AnswerFieldProps {
  readonly value: string;
  readonly isMailed: boolean;
  readonly onChange: (value: string) => void;
}

export function AnswerField({ value, isMailed, onChange }: AnswerFieldProps) {
  return (
    <div className={styles.answer}>
      <TextAreaField
        label={text.answer(chainName())}
        aside={isMailed ? text.answerHelp : text.answerShown}
        rows={4}
        maxLength={2_000}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={styles.templates}>
        <span>{text.templates}</span>
        {Object.entries(text.template).map(([name, words]) => (
          <TextButton key={name} onClick={() => onChange(words)}>
            {name}
          </TextButton>
        ))}
        <span className={styles.count}>{text.count(value.length)}</span>
      </p>
    </div>
  );
}
