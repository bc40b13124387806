import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './chip.module.css';

export interface ChipLinkProps extends Pick<LinkProps, 'to' | 'onClick'> {
  readonly text: string;
  /** Accessible name: what following it does. */
  readonly removeLabel: string;
}

/** A value that stands in the address; following the chip leads to where it is gone. */
export function ChipLink({ text, removeLabel, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.chip, styles.removable, styles.link)}
      aria-label={removeLabel}
      preventScrollReset
    >
      {text}
      <Icon name="close" size={16} />
    </Link>
  );
}
