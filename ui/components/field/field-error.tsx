import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldErrorProps {
  readonly id: string;
  readonly text: string | undefined;
}

export function FieldError({ id, text }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={18} />
      {text}
    </p>
  );
}
