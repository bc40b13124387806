import { pollsDeskText as text } from '#content/nb/desk/editorial/polls.ts';
import type { DraftOf } from '../editing/use-draft.ts';
import { TextAreaField, TextField } from '../parts/field.tsx';
import { FieldRow } from '../parts/layout/columns.tsx';
import { OsloField } from '../parts/oslo-field.tsx';
import type { PollValues } from './poll-values.ts';
import styles from './polls.module.css';

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** What a poll is called, and when it is open. */
export function PollForm({ draft, mayEdit }: { readonly draft: DraftOf<PollValues>; readonly mayEdit: boolean }) {
  const { values, set } = draft;
  const soon = (after: number) => new Date(Math.ceil((Date.now() + after) / hour) * hour).toISOString();
  return (
    <>
      <TextField
        label={text.name}
        value={values.name}
        maxLength={200}
        readOnly={!mayEdit}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <TextAreaField
        label={text.description}
        rows={2}
        value={values.description}
        maxLength={1_000}
        readOnly={!mayEdit}
        onChange={({ currentTarget }) => set('description', currentTarget.value)}
      />
      <div className={styles.times}>
        <Switch
          label={text.active}
          checked={values.active}
          off={!mayEdit}
          onChange={(active) => set('active', active)}
        />
        <Switch
          label={text.hasStart}
          checked={values.opensAt !== null}
          off={!mayEdit}
          onChange={(has) => set('opensAt', has ? soon(hour) : null)}
        />
        <Switch
          label={text.hasEnd}
          checked={values.closesAt !== null}
          off={!mayEdit}
          onChange={(has) => set('closesAt', has ? soon(week) : null)}
        />
      </div>
      <FieldRow>
        {values.opensAt !== null && (
          <OsloField
            label={text.opensAt}
            value={Date.parse(values.opensAt)}
            readOnly={!mayEdit}
            onChange={(at) => set('opensAt', new Date(at).toISOString())}
          />
        )}
        {values.closesAt !== null && (
          <OsloField
            label={text.closesAt}
            value={Date.parse(values.closesAt)}
            readOnly={!mayEdit}
            onChange={(at) => set('closesAt', new Date(at).toISOString())}
          />
        )}
      </FieldRow>
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly off: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Switch({ label, checked, off, onChange }: SwitchProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        disabled={off}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      {label}
    </label>
  );
}
