import { accountText } from '#content/nb/account.ts';
import { ownDataText } from '#content/nb/own-data.ts';
import { isRecord } from '#domain/storage/parse-json.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate, formatTime } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import styles from './held-data.module.css';

/** One kind of what is held about a customer: its rows, each field by its name; empty ones are left out. */
export function OwnDataTable({ name, rows }: { readonly name: string; readonly rows: readonly unknown[] }) {
  return (
    <section className={styles.table}>
      <h2>{labelOf(ownDataText.tables, name)}</h2>
      {rows.length === 0 && <p>{ownDataText.nothing}</p>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list that is never changed
        <div key={index} className={styles.row}>
          {rows.length > 1 && <h3 className={styles.entry}>{ownDataText.entry(index + 1)}</h3>}
          <HeldValue value={row} />
        </div>
      ))}
    </section>
  );
}

/** Fields whose values are internal codes, and their labels. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  consent: accountText.consentHistory.names,
  permissions: ownDataText.permissions,
  kind: ownDataText.kinds,
};

function HeldValue({ value, field = '' }: { readonly value: unknown; readonly field?: string }) {
  if (Array.isArray(value)) {
    return (
      <ul className={styles.list}>
        {value.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <HeldValue value={entry} field={field} />
          </li>
        ))}
      </ul>
    );
  }
  if (!isRecord(value)) return <>{valueNames[field]?.[String(value)] ?? wordsOf(value)}</>;
  return (
    <dl className={styles.fields}>
      {Object.entries(value)
        .filter(([, held]) => !isEmpty(held))
        .map(([name, held]) => (
          <div key={name}>
            <dt>{labelOf(ownDataText.fields, name)}</dt>
            <dd>
              <HeldValue value={held} field={name} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A field without a Norwegian label is shown by its own name: nothing that is stored is hidden. */
function labelOf(labels: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name.replaceAll('_', ' ');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) || isBare(value);
}

/** `{}`: nothing was chosen. */
function isBare(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? ownDataText.yes : ownDataText.no;
  const text = String(value);
  const date = parseIsoDate(text);
  if (date !== null) return formatDate(date);
  return instant.test(text) && !Number.isNaN(Date.parse(text)) ? momentOf(text) : text;
}

/** '5. januar 2026 kl. 14:05' */
export function momentOf(text: string): string {
  const { date, minuteOfDay } = osloTime(Date.parse(text));
  return `${formatDate(date)} kl. ${formatTime(minuteOfDay)}`;
}
