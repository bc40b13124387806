import { frameText } from '#content/nb/desk/frame.ts';
import { actionWords, actorWords, logText } from '#content/nb/desk/log.ts';
import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { shortTime } from '../parts/times.ts';
import { person } from '../state/session.ts';
import { useUndo } from '../state/use-undo.ts';
import { Change } from './entry-parts.tsx';
import styles from './log.module.css';

export interface TracesProps {
  readonly entries: readonly ListedEntry[];
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly onUndone: () => void;
}

/** What was done to a thing, the newest first, with what can be taken back. Nothing where nothing was. */
export function Traces({ entries, fieldNames, onUndone }: TracesProps) {
  const undo = useUndo(onUndone);
  if (entries.length === 0) return null;
  return (
    <section className={styles.traces} aria-labelledby="traces">
      <h2 id="traces">{logText.traces}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {nameOf(entry)} {actionWords[entry.action] ?? entry.action} {fieldsOf(entry, fieldNames)}{' '}
              <Change entry={entry} />
              <time dateTime={entry.at}>{shortTime(entry.at)}</time>
            </span>
            {entry.undoable && <TextButton onClick={() => undo(entry.id)}>{frameText.undo}</TextButton>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ name, actor }: ListedEntry): string {
  return name === null ? (actorWords[actor] ?? actor) : name === person.get()?.name ? logText.you : name;
}

function fieldsOf({ before, after }: ListedEntry, names: TracesProps['fieldNames']): string {
  const fields = Object.keys({ ...before, ...after }).flatMap((field) => names[field] ?? []);
  return fields.map((field) => field.toLowerCase()).join(', ');
}
