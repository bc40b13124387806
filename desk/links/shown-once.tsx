import { frameText } from '#content/nb/desk/frame.ts';
import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../state/notice.ts';
import styles from './links.module.css';

/** A secret, the only time it is seen. Null: the answer was lost on its way, and with it the secret. */
export function ShownOnce({ secret, onClose }: { readonly secret: string | null; readonly onClose: () => void }) {
  const copy = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => say({ tone: 'done', text: text.copied }),
      () => undefined,
    );
  return (
    <Dialog title={text.onceTitle} onClose={onClose} footer={<Button onClick={onClose}>{frameText.close}</Button>}>
      {secret === null ? (
        <p>{text.gone}</p>
      ) : (
        <>
          <p>{text.onceText}</p>
          <p>
            <output className={styles.secret}>{secret}</output>
          </p>
          <Button look="outline" size="small" onClick={() => void copy(secret)}>
            {text.copy}
          </Button>
        </>
      )}
    </Dialog>
  );
}
