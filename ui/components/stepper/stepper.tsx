import { IconButton } from '../button/icon-button.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Which thing is counted, for those who do not see it. */
  readonly label: string;
  readonly value: number;
  readonly moreLabel: string;
  readonly fewerLabel: string;
  readonly onMore: () => void;
  readonly onFewer: () => void;
  readonly moreDisabled?: boolean;
  readonly fewerDisabled?: boolean;
}

export function Stepper({
  label,
  value,
  moreLabel,
  fewerLabel,
  onMore,
  onFewer,
  moreDisabled = false,
  fewerDisabled = false,
}: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a visible legend and would be read as a form
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton icon="minus" iconSize={16} label={fewerLabel} onClick={onFewer} disabled={fewerDisabled} />
      <output className={styles.value}>{value}</output>
      <IconButton icon="plus" iconSize={16} label={moreLabel} onClick={onMore} disabled={moreDisabled} />
    </div>
  );
}
