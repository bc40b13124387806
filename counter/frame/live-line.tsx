import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { clockTime } from '../state/due.ts';
import { line } from '../state/line.ts';
import { useStore } from '../state/use-store.ts';
import styles from './frame.module.css';

/** Whether news come by themselves: a dot, and always the words. */
export function LiveLine() {
  const current = useStore(line);
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
