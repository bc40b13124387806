import { groupThousands } from '#domain/money/format-money.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** How many are behind it; `atLeast` where they were not all counted. */
  readonly count?: number | undefined;
  readonly atLeast?: boolean;
  readonly alert?: boolean;
}

/** The views of one page, of which one is shown. */
export function Tabs<Value extends string>({
  label,
  tabs,
  shown,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly shown: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ value, name, count, atLeast = false, alert = false }) => (
        <button
          key={value}
          type="button"
          aria-current={value === shown ? 'page' : undefined}
          onClick={() => onChoose(value)}
        >
          {name}
          {count !== undefined && (
            <span data-alert={alert}>
              {groupThousands(count)}
              {atLeast && '+'}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
