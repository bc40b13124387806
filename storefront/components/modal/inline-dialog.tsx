import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusStops, rememberFocus } from '#storefront/browser/focus.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './inline-dialog.module.css';

export interface InlineDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A small dialog that opens in place and leaves the rest within reach, so that the control that opened it can close it again
 * (UI-46). Focus goes to its first field and back afterwards; Escape closes it alone, not the modal it stands in.
 */
export function InlineDialog({ title, closeLabel, onClose, children }: InlineDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const giveFocusBack = rememberFocus();
    const [close, field] = ref.current === null ? [] : focusStops(ref.current);
    (field ?? close)?.focus();
    return giveFocusBack;
  }, []);

  return (
    <dialog
      open
      ref={ref}
      aria-labelledby={titleId}
      className={styles.dialog}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <IconButton icon="close" iconSize={18} label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
