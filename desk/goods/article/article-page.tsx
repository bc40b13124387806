import { useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { fieldNames, articleText as text } from '#content/nb/desk/goods.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { OthersHere, SavedState } from '../../editing/editing-parts.tsx';
import { usePresence } from '../../editing/use-presence.ts';
import { Traces } from '../../log/traces.tsx';
import type { PageProps } from '../../page.ts';
import { Button } from '../../parts/button.tsx';
import { Columns } from '../../parts/layout/columns.tsx';
import { Crumbs } from '../../parts/layout/crumbs.tsx';
import { LinkButton } from '../../parts/layout/link-button.tsx';
import { Note } from '../../parts/small-parts.tsx';
import { NotFound, QueryState } from '../../parts/states.tsx';
import { iMay } from '../../state/session.ts';
import { useQuery } from '../../state/use-query.ts';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleTexts } from './article-texts.tsx';
import { PricePanel } from './price-panel.tsx';
import { useArticle } from './use-article.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

export function ArticlePage({ params }: PageProps) {
  const id = Number(params.id);
  const isNumber = Number.isInteger(id) && id > 0;
  const article = useQuery('article', isNumber ? { id } : null);
  if (!isNumber) return <NotFound />;
  return (
    <>
      <QueryState query={article} />
      {article.value !== null && <Article key={id} article={article.value} onChanged={article.reload} />}
    </>
  );
}

function Article({ article, onChanged }: { readonly article: DeskArticle; readonly onChanged: () => void }) {
  const mayEdit = iMay('goods.edit');
  const work = useArticle(article, onChanged);
  const [field, setField] = useState<ArticleField | null>(null);
  const others = usePresence(`article:${article.id}`, field);
  const { draft, contested } = work;
  const form = { article, draft, others, mayEdit, onField: setField, onChanged };
  return (
    <>
      <Crumbs
        label={text.path}
        way={[{ name: pageTitles.goods, to: '/varer' }, { name: article.group }]}
        here={String(article.id)}
      />
      <ArticleHead article={article} name={String(draft.values.name)}>
        <SavedState draft={draft} />
        {work.count > 0 && (
          <Button look="text" onClick={() => void draft.drop()}>
            {editingText.discard}
          </Button>
        )}
        <LinkButton kind="shop" to={`/product/${article.values.slug}`} icon="outside">
          {text.seeAsCustomer}
        </LinkButton>
        {mayEdit && (
          <Button off={work.count === 0 || work.isRunning} onClick={work.publish}>
            {text.publish(work.count)}
          </Button>
        )}
      </ArticleHead>
      {!mayEdit && <Note tone="info">{text.readOnly}</Note>}
      <OthersHere others={others} nameOfField={(name) => fieldNames[name as ArticleField] ?? name} />
      <Columns sides="panel">
        <div>
          <PicturesSection
            article={article}
            pictures={draft.values.pictures}
            mayEdit={mayEdit}
            onChange={(pictures) => draft.set('pictures', pictures)}
          />
          <ArticleTexts {...form} />
        </div>
        <aside>
          <VisibilityPanel {...form} />
          <PricePanel article={article} onChanged={onChanged} />
          <Traces entries={article.traces} fieldNames={fieldNames} empty={text.noTraces} onUndone={onChanged} />
        </aside>
      </Columns>
      {contested !== null && (
        <ConflictDialog
          field={text.fieldInSentence(contested.field)}
          base={contested.base}
          mine={{ text: String(draft.values[contested.field] ?? ''), savedAt: draft.savedAt }}
          theirs={contested.theirs}
          onPublish={work.settle}
          onKeepTheirs={() => work.settle(null)}
          onClose={work.leaveContested}
        />
      )}
    </>
  );
}
