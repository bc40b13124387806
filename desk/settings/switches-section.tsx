import { brandFieldNames, switchTitles, settingsText as text } from '#content/nb/desk/settings.ts';
import { SelectField } from '../parts/field.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { Switch } from '../parts/switch.tsx';
import { HeldHint } from './held-hint.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

export function SwitchesSection({ work, onField }: SectionProps) {
  const { draft } = work;
  return (
    <section className={styles.part} aria-label={text.switches}>
      <Rows>
        {Object.entries(switchTitles).map(([field, { title, help }]) => (
          <li key={field}>
            <div>
              <b>{title}</b>
              <p>{help}</p>
              <p>
                <HeldHint work={work} field={field} />
              </p>
            </div>
            <Switch
              label={title}
              isOn={draft.values[field] === true}
              onChange={(isOn) => {
                onField(field);
                draft.set(field, isOn);
              }}
            />
          </li>
        ))}
      </Rows>
      <SelectField
        label={brandFieldNames.headerLines ?? ''}
        hint={<HeldHint work={work} field="headerLines" />}
        value={String(draft.values.headerLines)}
        choices={[1, 2].map((lines) => ({ value: String(lines), name: text.lines[lines as 1 | 2] }))}
        onChange={({ currentTarget }) => draft.set('headerLines', Number(currentTarget.value))}
      />
    </section>
  );
}
