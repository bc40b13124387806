import { alertTitles } from '#content/nb/alerts.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import type { UserError } from '../handle-failure.ts';

/** DEC-139: the words of the alert, in the form until the next try. */
export function FormError({ error }: { error: UserError | null }) {
  if (error === null) return null;
  return <Alert kind="error" title={alertTitles.error} text={error.texts.join(' ')} />;
}
