import styles from './switch.module.css';

/** On or off, at once. */
export function Switch({
  label,
  isOn,
  onChange,
  readOnly = false,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly readOnly?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={readOnly || undefined}
      className={styles.switch}
      onClick={() => {
        if (!readOnly) onChange(!isOn);
      }}
    />
  );
}
