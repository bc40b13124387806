import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { IconButton } from '../parts/button.tsx';
import { atOnce, politely } from '../state/announce.ts';
import { dismissNotice, notice } from '../state/notice.ts';
import styles from './frame.module.css';

/** What is said once, for the eye and for the ear. */
export function Notices() {
  const shown = useStore(notice);
  const polite = useStore(politely);
  const urgent = useStore(atOnce);
  return (
    <>
      <div role="status" className="sr-only">
        <span key={polite.turn}>{polite.text}</span>
      </div>
      <div role="alert" className="sr-only">
        <span key={urgent.turn}>{urgent.text}</span>
      </div>
      {shown !== null && (
        <div className={styles.toast} data-tone={shown.tone}>
          <span aria-hidden="true">{shown.text}</span>
          <IconButton icon="close" size={20} label={text.close} onClick={dismissNotice} />
        </div>
      )}
    </>
  );
}
