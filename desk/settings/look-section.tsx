import { fontTitles, shapeTitles, settingsText as text } from '#content/nb/desk/settings.ts';
import { SelectField } from '../parts/field.tsx';
import { ColorTable } from './color-table.tsx';
import { HeldHint } from './held-hint.tsx';
import { Logos } from './logos.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

export function LookSection({ work, onField }: SectionProps) {
  const { draft } = work;
  const choice = (field: string, label: string, titles: Readonly<Record<string, string>>) => (
    <SelectField
      label={label}
      hint={<HeldHint work={work} field={field} />}
      value={String(draft.values[field])}
      choices={Object.entries(titles).map(([value, name]) => ({ value, name }))}
      onFocus={() => onField(field)}
      onChange={({ currentTarget }) => draft.set(field, currentTarget.value)}
    />
  );
  return (
    <>
      <Logos work={work} onField={onField} />
      <ColorTable work={work} onField={onField} />
      <div className={styles.choices}>
        {choice('theme.fonts.display', text.display, fontTitles)}
        {choice('theme.fonts.body', text.body, fontTitles)}
        {choice('theme.shape', text.shape, shapeTitles)}
      </div>
    </>
  );
}
