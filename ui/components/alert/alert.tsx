import type { IconName } from '#ui/icons/icons.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

export type AlertKind = 'error' | 'warning' | 'info' | 'success';

export interface AlertProps {
  readonly kind: AlertKind;
  readonly title: string;
  readonly text: string;
  /** `bar` goes across the page under its header; `box` stands in a form. */
  readonly look?: 'bar' | 'box';
  /** With both it can be closed. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  /** The pointer or focus has come to it, or has left it. */
  readonly onAttention?: (attended: boolean) => void;
}

const icons: Readonly<Record<AlertKind, IconName>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  success: 'check',
};

/** Colour is never alone: icon and title say the kind too. */
export function Alert({ kind, title, text, look = 'box', closeLabel, onClose, onAttention }: AlertProps) {
  const leave = ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (!currentTarget.matches(':hover, :focus-within')) onAttention?.(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; it only stays while somebody reads
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.alert, styles[look], styles[kind])}
      onPointerEnter={() => onAttention?.(true)}
      onPointerLeave={leave}
      onFocus={() => onAttention?.(true)}
      onBlur={leave}
    >
      <div className={look === 'bar' ? classNames('wrap', styles.line) : styles.line}>
        <span className={styles.icon}>
          <Icon name={icons[kind]} />
        </span>
        <div className={styles.words}>
          <strong className={styles.title}>{title}</strong> <span className={styles.text}>{text}</span>
        </div>
        {closeLabel !== undefined && onClose !== undefined && (
          <IconButton icon="close" iconSize={18} label={closeLabel} onClick={onClose} className={styles.close} />
        )}
      </div>
    </div>
  );
}
