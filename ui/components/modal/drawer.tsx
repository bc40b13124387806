import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { menuScrollDelay } from '#domain/browser-rules/layout.ts';
import { watchSwipeLeft } from '#ui/browser/swipe.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name of the whole. */
  readonly label: string;
  readonly closeLabel: string;
  /** Beside the close button. */
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** A menu that slides in from the left and is swiped back to the left (UI-28, UI-38). */
export function Drawer({ open, onClose, label, closeLabel, header, children }: DrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  const { ref, present, props } = useModalDialog(open, onClose);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const unwatch = watchSwipeLeft(dialog, () => close());
    const timer = setTimeout(() => body.current?.scrollTo({ top: 0 }), menuScrollDelay);
    return () => {
      unwatch();
      clearTimeout(timer);
    };
  }, [open, ref]);

  return (
    <dialog {...props} ref={ref} aria-label={label} className={classNames(styles.dialog, styles.drawer)}>
      {present && (
        <>
          <div className={styles.drawerHeader}>
            {header}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div ref={body} className={styles.body}>
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}
