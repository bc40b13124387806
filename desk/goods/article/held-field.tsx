import { fieldNames, goodsRefusal, articleText as text } from '#content/nb/desk/goods.ts';
import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import { WritesNow } from '../../editing/editing-parts.tsx';
import parts from '../../parts/parts.module.css';
import { say } from '../../state/notice.ts';
import { useAct } from '../../state/use-act.ts';
import styles from '../goods.module.css';
import type { ArticleForm } from './article-form.ts';

interface AsideProps {
  readonly article: DeskArticle;
  readonly others: readonly OtherEditor[];
  readonly field: ArticleField;
}

/** At the end of a field's label: who writes in it, and that imports leave it alone. */
export function HeldAside({ article, others, field }: AsideProps) {
  const held = article.held.find((one) => one.field === field);
  return (
    <>
      <WritesNow others={others} field={field} />{' '}
      {held !== undefined && (
        <span className={styles.held} title={held.by ?? undefined}>
          <svg width={12} height={12} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 3h6l-1 7 4 4H6l4-4zM12 14v7" />
          </svg>{' '}
          {text.heldHere}
        </span>
      )}
    </>
  );
}

const longestSaid = 120;

/** What the import would have written, and the way to let it. */
export function ImportSays({
  article,
  field,
  mayEdit,
  onChanged,
  draft,
}: Pick<ArticleForm, 'article' | 'mayEdit' | 'onChanged' | 'draft'> & { readonly field: ArticleField }) {
  const act = useAct('releaseField', goodsRefusal);
  const held = article.held.find((one) => one.field === field);
  if (held === undefined) return null;
  const said = typeof held.said === 'string' && held.said !== '' ? held.said : null;
  const release = async () => {
    const answer = await act.run({ id: article.id, field });
    if (answer?.kind !== 'done') return;
    if (field in draft.changed) draft.set(field, draft.base[field] as never);
    say({ tone: 'done', text: text.released });
    onChanged();
  };
  return (
    <span>
      {field === 'slug'
        ? text.slugByName
        : said === null
          ? text.importSaysNothing
          : text.importSays(said.length > longestSaid ? `${said.slice(0, longestSaid)} …` : said)}{' '}
      {mayEdit && (
        <button
          type="button"
          className={parts.link}
          aria-label={text.releaseNamed(fieldNames[field])}
          onClick={() => void release()}
        >
          {text.release}
        </button>
      )}
    </span>
  );
}
