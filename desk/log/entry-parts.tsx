import { actorWords } from '#content/nb/desk/log.ts';
import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import { initials } from '#domain/staff/short-names.ts';
import words from '../parts/layout/text.module.css';
import { Avatar } from '../parts/small-parts.tsx';
import { changes, clipped, valueText } from './entry-words.ts';
import styles from './log.module.css';

const signs: Readonly<Record<string, string>> = { import: '↻', command: '>_' };

export function Who({ entry }: { readonly entry: AuditEntry }) {
  const name = entry.name ?? actorWords[entry.actor] ?? entry.actor;
  return (
    <span className={words.thing}>
      <Avatar
        size="small"
        initials={entry.name === null ? (signs[entry.actor] ?? '·') : initials(name)}
        tone={entry.name === null ? 'pale' : undefined}
      />
      {name}
    </span>
  );
}

const mostShown = 3;

/** What was there and what is there now. */
export function Change({ entry }: { readonly entry: AuditEntry }) {
  const changed = changes(entry.before, entry.after);
  return (
    <span className={styles.change}>
      {changed.slice(0, mostShown).map(({ name, before, after }) => {
        const [was, is] = clipped(
          before === undefined ? '' : valueText(name, before),
          after === undefined ? '' : valueText(name, after),
        );
        return (
          <span key={name} title={name}>
            {before !== undefined && <del>{was}</del>} {after !== undefined && <ins>{is}</ins>}
          </span>
        );
      })}
      {changed.length > mostShown && <span>+{changed.length - mostShown}</span>}
    </span>
  );
}
