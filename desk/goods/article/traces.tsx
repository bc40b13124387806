import { frameText } from '#content/nb/desk/frame.ts';
import { fieldNames, articleText as text } from '#content/nb/desk/goods.ts';
import { actionWords, actorWords } from '#content/nb/desk/log.ts';
import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import { Change } from '../../log/entry-parts.tsx';
import { TextButton } from '../../parts/button.tsx';
import { shortTime } from '../../parts/times.ts';
import { person } from '../../state/session.ts';
import { useUndo } from '../../state/use-undo.ts';
import styles from '../goods.module.css';

/** What was done to the article, the newest first. */
export function Traces({
  entries,
  onUndone,
}: {
  readonly entries: readonly ListedEntry[];
  readonly onUndone: () => void;
}) {
  const undo = useUndo(onUndone);
  return (
    <section className={styles.traces} aria-labelledby="traces">
      <h3 id="traces">{text.traces}</h3>
      {entries.length === 0 && <p>{text.noTraces}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {nameOf(entry)} {actionWords[entry.action] ?? entry.action} {fieldsOf(entry)}{' '}
              {entry.action !== 'article-pictures' && <Change entry={entry} />}
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
  return name === null ? (actorWords[actor] ?? actor) : name === person.get()?.name ? text.you : name;
}

function fieldsOf({ before, after }: ListedEntry): string {
  const fields = Object.keys({ ...before, ...after }).flatMap((field) => fieldNames[field as ArticleField] ?? []);
  return fields.map((field) => field.toLowerCase()).join(', ');
}
