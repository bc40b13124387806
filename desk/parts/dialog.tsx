import { type ReactNode, useId } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { classNames } from '#ui/components/class-names.ts';
import { useModalDialog } from '#ui/components/modal/use-modal-dialog.ts';
import { Button, IconButton } from './button.tsx';
import styles from './parts.module.css';

export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

function Framed({
  title,
  onClose,
  footer,
  children,
  className,
}: PanelProps & { readonly className: string | undefined }) {
  const { ref, props } = useModalDialog(true, onClose);
  const id = useId();
  return (
    <dialog {...props} ref={ref} className={className} aria-labelledby={id}>
      <header className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </header>
      <div className={styles.dialogBody}>{children}</div>
      {footer !== undefined && <footer className={styles.dialogFoot}>{footer}</footer>}
    </dialog>
  );
}

/** Beside the page, for work on one thing. Open as long as it is rendered. */
export function SidePanel(props: PanelProps) {
  return <Framed {...props} className={styles.panel} />;
}

/** In the middle, for a question; `wide` for something to look at. Open as long as it is rendered. */
export function Dialog({ wide = false, ...props }: PanelProps & { readonly wide?: boolean }) {
  return <Framed {...props} className={classNames(styles.dialog, wide && styles.wide)} />;
}

export interface ConfirmProps {
  readonly title: string;
  /** What the button does, in its own words: 'Fjern tilgang'. */
  readonly act: string;
  readonly danger?: boolean;
  readonly off?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Confirm({ title, act, danger = false, off = false, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look={danger ? 'danger' : 'solid'} off={off} onClick={onConfirm}>
            {act}
          </Button>
          <Button look="text" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
