import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { Button } from '../parts/button.tsx';
import { Say } from '../parts/say.tsx';
import styles from './frame.module.css';

/** What was to be shown could not be read: a sentence, and the way to try again. */
export function FailedRead({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles.failed}>
      <Say tone="err" icon="error" role="alert">
        {text.unreachable}
      </Say>
      <Button look="outline" onClick={onAgain}>
        {text.tryAgain}
      </Button>
    </div>
  );
}
