import { type ReactNode, useId, useRef } from 'react';
import { markdownText as text } from '#content/nb/desk/editorial/page-texts.ts';
import { type Mark, markSelection } from '#domain/text/mark-selection.ts';
import styles from './markdown-field.module.css';
import partStyles from './parts.module.css';

const marks = {
  bold: { kind: 'around', before: '**', after: '**', instead: text.words },
  heading: { kind: 'lines', before: '## ', instead: text.heading },
  list: { kind: 'lines', before: '- ', instead: text.words },
  link: { kind: 'around', before: '[', after: '](/)', instead: text.words },
  goods: { kind: 'around', before: `[${text.title}](varer:`, after: ')', instead: text.query },
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;

export interface MarkdownFieldProps {
  readonly label: string;
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly value: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly marks: readonly MarkName[];
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** A text in Markdown, with buttons for those who do not write its marks by heart. */
export function MarkdownField({ label, aside, hint, error = null, value, onChange, ...rest }: MarkdownFieldProps) {
  const { marks: offered, readOnly, ...area } = rest;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (mark: Mark) => {
    const { current } = field;
    if (current === null) return;
    const marked = markSelection({ text: value, start: current.selectionStart, end: current.selectionEnd }, mark);
    onChange(marked.text);
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(marked.start, marked.end);
    });
  };
  return (
    <div className={partStyles.field}>
      <label className={partStyles.label} htmlFor={id}>
        {label}
        {aside !== undefined && <i>{aside}</i>}
      </label>
      {!readOnly && (
        <div className={styles.marks} role="toolbar" aria-label={`${text.marks}: ${label}`}>
          {offered.map((name) => (
            <button key={name} type="button" data-mark={name} onClick={() => put(marks[name])}>
              {text[name]}
            </button>
          ))}
        </div>
      )}
      <textarea
        {...area}
        ref={field}
        id={id}
        className={`${partStyles.input} ${styles.area}`}
        readOnly={readOnly}
        value={value}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div id={`${id}-hint`}>
        {error !== null && <p className={partStyles.error}>{error}</p>}
        {hint !== undefined && <p className={partStyles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
