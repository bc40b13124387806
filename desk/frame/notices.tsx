import { frameText as text } from '#content/nb/desk/frame.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { IconButton, TextButton } from '../parts/button.tsx';
import { dismissNotice, notice } from '../state/notice.ts';
import styles from './frame.module.css';

/** What is said once; what can be taken back has its act beside it. */
export function Notices() {
  const shown = useStore(notice);
  return (
    <div role="status" className={styles.notices}>
      {shown !== null && (
        <div key={shown.turn} className={styles.notice} data-tone={shown.tone}>
          <span>{shown.text}</span>
          {shown.undo !== undefined && (
            <TextButton
              onClick={() => {
                dismissNotice();
                shown.undo?.();
              }}
            >
              {text.undo}
            </TextButton>
          )}
          <IconButton icon="close" label={text.close} onClick={dismissNotice} />
        </div>
      )}
    </div>
  );
}
