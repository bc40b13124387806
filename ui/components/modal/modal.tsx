import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { watchSwipeDown } from '#ui/browser/swipe.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `side` slides in from the right; below 1020 px both are sheets that come from below. */
  readonly look?: 'center' | 'side';
  /** Pinned below the header: a message that would be out of reach behind the modal. */
  readonly notice?: ReactNode;
  /** Pinned at the foot. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Modal({ open, onClose, title, closeLabel, look = 'center', notice, footer, children }: ModalProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { ref, present, props } = useModalDialog(open, onClose);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    return watchSwipeDown(
      dialog,
      () => body.current?.scrollTop ?? 0,
      () => close(),
    );
  }, [open, ref]);

  return (
    <dialog {...props} ref={ref} aria-labelledby={titleId} className={classNames(styles.dialog, styles[look])}>
      {present && (
        <>
          <span className={styles.grab} aria-hidden="true" />
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {notice}
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
