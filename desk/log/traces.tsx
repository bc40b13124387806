import { frameText } from '#content/nb/desk/frame.ts';
import { actionWords, actorWords, logText } from '#content/nb/desk/log.ts';
import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { Rows, SideList } from '../parts/layout/rows.tsx';
import words from '../parts/layout/text.module.css';
import { shortTime } from '../parts/times.ts';
import { person } from '../state/session.ts';
import { useUndo } from '../state/use-undo.ts';
import { Change } from './entry-parts.tsx';

export interface TracesProps {
  readonly entries: readonly ListedEntry[];
  readonly fieldNames: Readonly<Record<string, string>>;
  /** What stands there where nothing was done; without it nothing does. */
  readonly empty?: string;
  readonly onUndone: () => void;
}

/** What was done to a thing, the newest first, with what can be taken back. */
export function Traces({ entries, fieldNames, empty, onUndone }: TracesProps) {
  const undo = useUndo(onUndone);
  if (entries.length === 0 && empty === undefined) return null;
  return (
    <SideList id="traces" title={logText.traces}>
      {entries.length === 0 && <p className={words.quiet}>{empty}</p>}
      <Rows dots>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {nameOf(entry)} {actionWords[entry.action] ?? entry.action} {fieldsOf(entry, fieldNames)}{' '}
              {/* photographs are named by their bytes, which tells nobody anything */}
              {entry.action !== 'article-pictures' && <Change entry={entry} />}
              <time dateTime={entry.at}>{shortTime(entry.at)}</time>
            </span>
            {entry.undoable && <TextButton onClick={() => undo(entry.id)}>{frameText.undo}</TextButton>}
          </li>
        ))}
      </Rows>
    </SideList>
  );
}

function nameOf({ name, actor }: ListedEntry): string {
  return name === null ? (actorWords[actor] ?? actor) : name === person.get()?.name ? logText.you : name;
}

function fieldsOf({ before, after }: ListedEntry, names: TracesProps['fieldNames']): string {
  const fields = Object.keys({ ...before, ...after }).flatMap((field) => names[field] ?? []);
  return fields.map((field) => field.toLowerCase()).join(', ');
}
