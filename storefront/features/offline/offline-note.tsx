import { useOnline } from '#ui/browser/offline/offline.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './offline-note.module.css';

/** Says that what is shown is a copy; always in the page, so that it is read aloud when the network goes. */
export function OfflineNote({ text }: { readonly text: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.note}>
          <Icon name="info" size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
