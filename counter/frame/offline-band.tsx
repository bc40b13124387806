import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { Button } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { connection } from '../state/connection.ts';
import { clockTime } from '../state/due.ts';
import { refresh } from '../state/live.ts';
import styles from './frame.module.css';

/** Without a connection: since when, what still works, and a way to try again. */
export function OfflineBand({ rest }: { readonly rest: string }) {
  const current = useStore(connection);
  if (current.kind !== 'offline') return null;
  return (
    <div className={styles.band} role="status">
      <Glyph name="noLine" />
      <p>
        <b>{text.offlineSince(clockTime(current.since))}.</b> {rest}
      </p>
      <Button look="outline" size="small" icon="sync" onClick={() => void refresh()}>
        {text.tryAgain}
      </Button>
    </div>
  );
}
