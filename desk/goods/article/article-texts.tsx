import { fieldNames, articleText as text } from '#content/nb/desk/goods.ts';
import { descriptionParts } from '#domain/article/description-parts.ts';
import { wordDiff } from '#domain/editing/word-diff.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import { LightText } from '#ui/components/light-text/light-text.tsx';
import { TextAreaField, TextField } from '../../parts/field.tsx';
import { FieldRow } from '../../parts/layout/columns.tsx';
import { MarkdownField } from '../../parts/markdown-field.tsx';
import styles from '../goods.module.css';
import type { ArticleForm } from './article-form.ts';
import { HeldAside, ImportSays } from './held-field.tsx';

/** Name, address and the two descriptions. */
export function ArticleTexts(form: ArticleForm) {
  const { article, draft } = form;
  return (
    <section className={styles.texts} aria-label={text.texts}>
      <h2>{text.texts}</h2>
      <FieldRow>
        <TextField {...fieldProps(form, 'name')} maxLength={200} hint={<ImportSays {...form} field="name" />} />
        <TextField
          {...fieldProps(form, 'slug')}
          maxLength={200}
          spellCheck={false}
          hint={
            <>
              /product/{String(draft.values.slug)}
              {article.oldSlugs.length > 0 && (
                <>. {text.oldSlugs(article.oldSlugs.map((slug) => `/product/${slug}`).join(', '))}</>
              )}{' '}
              <ImportSays {...form} field="slug" />
            </>
          }
        />
      </FieldRow>
      <MarkdownField
        {...fieldProps(form, 'description')}
        rows={5}
        maxLength={20_000}
        marks={['bold', 'list', 'link']}
        onChange={(value) => write(form, 'description', value)}
        hint={<Written form={form} field="description" />}
      />
      <ShownDescription text={String(draft.values.description ?? '')} />
      <TextAreaField
        {...fieldProps(form, 'techDescription')}
        rows={3}
        maxLength={20_000}
        hint={<Written form={form} field="techDescription" />}
      />
    </section>
  );
}

export function fieldProps({ article, draft, others, mayEdit, onField }: ArticleForm, field: ArticleField) {
  return {
    label: fieldNames[field],
    aside: <HeldAside article={article} others={others} field={field} />,
    value: String(draft.values[field] ?? ''),
    readOnly: !mayEdit,
    onFocus: () => onField(mayEdit ? field : null),
    onBlur: () => onField(null),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      write({ article, draft }, field, currentTarget.value),
  };
}

function write({ article, draft }: Pick<ArticleForm, 'article' | 'draft'>, field: ArticleField, value: string): void {
  draft.set(field, value === '' && article.values[field] === null ? null : value);
}

/** As the shop's page of the article shows it: its first sentence above the rest. */
function ShownDescription({ text: description }: { readonly text: string }) {
  const { headline, rest } = descriptionParts(description);
  if (rest === '') return null;
  return (
    <figure className={styles.shown}>
      <figcaption>{text.shown}</figcaption>
      {headline !== null && <b>{headline}</b>}
      <LightText text={rest} />
    </figure>
  );
}

/** What has become of a text, and what the import says of it. */
function Written({ form, field }: { readonly form: ArticleForm; readonly field: ArticleField }) {
  const { draft } = form;
  const isChanged = field in draft.changed;
  return (
    <>
      {isChanged && (
        <span className={styles.diff}>
          {wordDiff(String(draft.base[field] ?? ''), String(draft.changed[field] ?? '')).map(
            ({ text: words, kind }, index) => {
              const Word = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
              return <Word key={index}>{words}</Word>;
            },
          )}
        </span>
      )}
      <ImportSays {...form} field={field} />
    </>
  );
}
