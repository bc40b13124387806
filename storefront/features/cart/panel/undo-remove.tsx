import { cartText } from '#content/nb/cart.ts';
import { useStore } from '#storefront/data/store.ts';
import { Button } from '#ui/components/button/button.tsx';
import { removedLine, restoreLine } from '../restore-line.ts';
import styles from './undo-remove.module.css';

/** Undoes a removal: the bin is next to the plus and easily pressed by mistake. */
export function UndoRemove() {
  const removed = useStore(removedLine);
  return (
    <div role="status">
      {removed !== null && (
        <div className={styles.undo}>
          <span className={styles.text}>{cartText.removed(removed.line.name)}</span>
          <Button look="text" className={styles.button} onClick={restoreLine}>
            {cartText.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
