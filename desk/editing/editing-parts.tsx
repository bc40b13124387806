import { editingText as text } from '#content/nb/desk/editing.ts';
import { roleNames } from '#content/nb/desk/roles.ts';
import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import { firstName, initials } from '#domain/staff/short-names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Avatar, Note } from '../parts/small-parts.tsx';
import { clockTime } from '../parts/times.ts';
import styles from './editing.module.css';
import type { DraftOf } from './use-draft.ts';

/** 'Lagret som utkast 14.19', beside the acts of the page. */
export function SavedState({ draft }: { readonly draft: Pick<DraftOf<Record<string, unknown>>, 'state' | 'savedAt'> }) {
  if (draft.state === 'none') return null;
  return (
    <span className={styles.saved} role="status" data-state={draft.state}>
      {draft.state === 'saved' && <Glyph name="check" size={15} />}
      {draft.state === 'not-saved'
        ? text.notSaved
        : draft.state === 'waiting' || draft.savedAt === null
          ? text.saving
          : text.saved(clockTime(draft.savedAt))}
    </span>
  );
}

/** Who else has it open, above the fields. */
export function OthersHere({
  others,
  nameOfField,
}: {
  readonly others: readonly OtherEditor[];
  readonly nameOfField: (field: string) => string;
}) {
  return (
    <>
      {others.map(({ id, name, role, field }) => (
        <Note key={id} tone="info">
          {text.alsoOpen(name, roleNames[role])}
          {field !== null && (
            <>
              {text.writesIn}
              <b>{nameOfField(field)}</b>
            </>
          )}
          . {text.cannotOverwrite}
        </Note>
      ))}
    </>
  );
}

/** At the end of a field's label: 'Jonas skriver nå'. Null: nobody does. */
export function WritesNow({ others, field }: { readonly others: readonly OtherEditor[]; readonly field: string }) {
  const writer = others.find((other) => other.field === field);
  if (writer === undefined) return null;
  return (
    <span className={styles.writer}>
      <Avatar size="small" tone="gold" initials={initials(writer.name)} /> {text.writesNow(firstName(writer.name))}
    </span>
  );
}
