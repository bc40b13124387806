import { type CSSProperties, type ReactNode, useId } from 'react';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { useModalDialog } from '#ui/components/modal/use-modal-dialog.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly sub?: string;
  readonly lead?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** As it is: the contents bring their own room. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Open as long as it is rendered. */
export function Dialog({ title, sub, lead, width = 560, onClose, footer, bare = false, children }: DialogProps) {
  const { ref, props } = useModalDialog(true, onClose);
  const titleId = useId();
  return (
    <dialog
      {...props}
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
    >
      <header className={styles.head}>
        {lead}
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {sub !== undefined && <p>{sub}</p>}
        </div>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </header>
      {bare ? children : <div className={styles.body}>{children}</div>}
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
