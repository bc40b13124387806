import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { counterPickText } from '#content/nb/counter/pick.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { waitingTicks } from '../offline/pick-store.ts';
import { Button } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { askDevice } from '../state/sign-in.ts';
import styles from './sign-in.module.css';

/** Opened without a connection: nothing to show yet, and what was ticked before is still here. */
export function UnreachableScreen() {
  const waiting = useStore(waitingTicks);
  return (
    <main className={styles.alone}>
      <Glyph name="noLine" size={56} />
      <h1>{text.unreachable}</h1>
      {waiting.length > 0 && <p>{counterPickText.offlineRest(waiting.length)}</p>}
      <Button size="big" icon="sync" onClick={() => void askDevice()}>
        {text.tryAgain}
      </Button>
    </main>
  );
}
