import { kindNames, importText as text } from '#content/nb/desk/imports.ts';
import type { UploadRecord } from '#contract/desk/imports/schemas.ts';
import { SelectField } from '../parts/field.tsx';
import { Card } from '../parts/layout/card.tsx';
import words from '../parts/layout/text.module.css';
import { useQuery } from '../state/use-query.ts';
import styles from './imports.module.css';

export interface HowReadProps {
  readonly upload: UploadRecord;
  readonly onTry: (wish: { kind?: string; columns?: Record<string, string | null>; whole?: boolean }) => void;
}

/** What the file is, whether it is all there is, and what each of its columns means; a change tries it anew. */
export function HowRead({ upload: { work }, onTry }: HowReadProps) {
  const read = useQuery('imports', {});
  const kinds = read.value?.kinds ?? [];
  const kind = kinds.find(({ name }) => name === work.kind);
  const columns = Object.entries(work.columns);
  if (work.stage === 'taking' || work.stage === 'done') return null;
  return (
    <Card title={text.how}>
      <SelectField
        label={text.kind}
        value={work.kind ?? ''}
        choices={[
          ...(work.kind === null ? [{ value: '', name: '–' }] : []),
          ...kinds.map(({ name }) => ({ value: name, name: kindNames[name] ?? name })),
        ]}
        onChange={({ currentTarget }) => onTry({ kind: currentTarget.value })}
      />
      {kind?.mayBeWhole && (
        <fieldset className={styles.modes}>
          <legend className="sr-only">{text.how}</legend>
          <label>
            <input type="radio" name="mode" checked={!work.whole} onChange={() => onTry({ whole: false })} />
            <span>
              <b>{text.changesMode}</b>
              {text.changesHint}
            </span>
          </label>
          <label>
            <input type="radio" name="mode" checked={work.whole} onChange={() => onTry({ whole: true })} />
            <span>
              <b>{text.wholeMode}</b>
              {text.wholeHint}
            </span>
          </label>
        </fieldset>
      )}
      {columns.length > 0 && (
        <details>
          <summary>{text.mapping}</summary>
          <p className={words.foot}>{text.mappingHint}</p>
          {columns.map(([column, field]) => (
            <SelectField
              key={column}
              label={column}
              value={field ?? ''}
              choices={[
                { value: '', name: text.notUsed },
                ...(kind?.fields ?? []).map((name) => ({ value: name, name })),
              ]}
              onChange={({ currentTarget }) =>
                onTry({ columns: { ...work.columns, [column]: currentTarget.value || null } })
              }
            />
          ))}
        </details>
      )}
      {work.lacking.length > 0 && <p className={words.foot}>{text.lacking(work.lacking.join(', '))}</p>}
    </Card>
  );
}
