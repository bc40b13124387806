import { alertTitles } from '#content/nb/alerts.ts';
import { Alert } from '#ui/components/alert/alert.tsx';

export interface OutcomeProps {
  readonly kind: 'asking' | 'done' | 'refused';
  readonly text: string;
}

/** What the link of a mail came to. */
export function Outcome({ kind, text }: OutcomeProps) {
  if (kind === 'asking') return <p role="status">{text}</p>;
  const done = kind === 'done';
  return <Alert kind={done ? 'success' : 'error'} title={done ? alertTitles.success : alertTitles.error} text={text} />;
}
