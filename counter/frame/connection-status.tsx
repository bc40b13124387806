import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { connection } from '../state/connection.ts';
import { clockTime } from '../state/due.ts';
import styles from './frame.module.css';

/** Whether news come by themselves: a dot, and always the words. */
export function ConnectionStatus() {
  const current = useStore(connection);
  const words = { live: text.live, asking: text.asking, offline: '' }[current.kind];
  return (
    <span className={styles.line} data-kind={current.kind}>
      <i className={styles.dot} aria-hidden="true" />
      <span className={styles.lineText}>
        {current.kind === 'offline' ? (
          <>
            <span className="sr-only">{text.offlineSince('')}</span>
            {clockTime(current.since)}
          </>
        ) : (
          words
        )}
      </span>
    </span>
  );
}
