import { importText } from '#content/nb/desk/imports.ts';
import type { UploadWork } from '#contract/desk/imports/schemas.ts';
import styles from './imports.module.css';

const { steps: text } = importText;

type Step = 'past' | 'now' | 'wrong' | 'to-come';

/** How far it is, in five steps: read, checked, waits, in, shown. */
export function Steps({ work }: { readonly work: UploadWork }) {
  const { stage, report, share } = work;
  const isTried = stage === 'tried' || stage === 'taking' || stage === 'done';
  const bad = report?.bad ?? 0;
  const states: readonly Step[] =
    stage === 'failed'
      ? ['wrong', 'to-come', 'to-come', 'to-come', 'to-come']
      : [
          isTried ? 'past' : 'now',
          isTried ? 'past' : 'to-come',
          stage === 'tried' ? 'now' : isTried ? 'past' : 'to-come',
          stage === 'done' ? 'past' : stage === 'taking' ? 'now' : 'to-come',
          stage === 'done' ? 'past' : 'to-come',
        ];
  const percent = `${Math.round(share * 100)} %`;
  const steps = [
    { name: text.read, says: isTried ? text.rows(report?.rows ?? 0) : percent },
    { name: text.checked, says: isTried ? text.goodBad((report?.rows ?? 0) - bad, bad) : '' },
    { name: text.waits, says: stage === 'tried' ? text.unchanged : '' },
    { name: text.taken, says: stage === 'taking' ? percent : text.atOnce },
    { name: text.shown, says: text.withinSeconds },
  ];
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ name, says }, at) => (
        <li key={name} data-step={states[at]}>
          <b>{name}</b>
          {says}
        </li>
      ))}
    </ol>
  );
}
