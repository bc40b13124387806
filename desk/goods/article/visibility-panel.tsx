import { fieldNames, articleText as text } from '#content/nb/desk/goods.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import { TextField } from '../../parts/field.tsx';
import { Card } from '../../parts/layout/card.tsx';
import styles from '../goods.module.css';
import type { ArticleForm } from './article-form.ts';
import { fieldProps } from './article-texts.tsx';
import { HeldAside, ImportSays } from './held-field.tsx';

const switches: readonly ArticleField[] = ['visible', 'purchasable', 'onlyPickup', 'featured'];
const longestLabel = 20;

export function VisibilityPanel(form: ArticleForm) {
  const { article, draft, others, mayEdit } = form;
  const label = String(draft.values.label ?? '');
  return (
    <Card title={text.visibility}>
      {switches.map((field) => (
        <div key={field} className={styles.switchRow}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={draft.values[field] === true}
              disabled={!mayEdit}
              onChange={({ currentTarget }) => draft.set(field, currentTarget.checked)}
            />
            {fieldNames[field]}
          </label>
          <HeldAside article={article} others={others} field={field} />
          {article.held.some((one) => one.field === field) && <Release form={form} field={field} />}
        </div>
      ))}
      <TextField
        {...fieldProps(form, 'label')}
        aside={
          <>
            {text.count(label.length, longestLabel)} <HeldAside article={article} others={others} field="label" />
          </>
        }
        maxLength={longestLabel}
        hint={<ImportSays {...form} field="label" />}
      />
    </Card>
  );
}

/** A switch has two values: what the import says is the other one, or this one. */
function Release({ form, field }: { readonly form: ArticleForm; readonly field: ArticleField }) {
  return (
    <small>
      <ImportSays {...form} field={field} />
    </small>
  );
}
