import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface RemovableChipProps {
  readonly text: string;
  /** Accessible name: what pressing it does. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A chosen value; pressing it takes it away. */
export function RemovableChip({ text, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      {text}
      <Icon name="close" size={16} />
    </button>
  );
}
