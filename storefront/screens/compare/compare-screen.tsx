import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { compareText } from '#content/nb/compare.ts';
import { comparePath, fewestCompared, mostCompared } from '#domain/compare/compared.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { useShopperPlace } from '../../data/shopper-place.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { removeCompared, setCompared } from '../../features/compare/compare-store.ts';
import { ShareWidget } from '../../features/share/share-widget.tsx';
import { PostcodeForm } from '../../features/shop-stock/postcode-form.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';
import type { CompareData } from './load-compare.ts';

/** Two to four articles side by side. The address says which, so that it can be sent to someone; it is no page to index. */
export function CompareScreen() {
  const data = useLoaderData<CompareData>();
  const { articles, gone } = data;
  const ids = articles.map(({ articleId }) => articleId);
  return (
    <div className="wrap">
      <DocumentTitle title={compareText.title} />
      <Meta name="robots" content="noindex" />
      <Canonical path={comparePath(ids)} />
      <Breadcrumbs title={compareText.title} parents={[]} />
      <h1>{compareText.title}</h1>
      {gone > 0 && (
        <p className={styles.gone} role="status">
          {compareText.gone(gone)}
        </p>
      )}
      {articles.length < fewestCompared ? <TooFew {...data} /> : <Comparison {...data} />}
    </div>
  );
}

function Comparison({ articles, similarPath }: CompareData) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const navigate = useNavigate();
  const { tenant } = useFrame();
  const place = useShopperPlace();
  const ids = articles.map(({ articleId }) => articleId);
  const remove = (articleId: number) => {
    const left = ids.filter((id) => id !== articleId);
    removeCompared(articleId);
    void navigate(comparePath(left), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <p className={styles.lead}>{compareText.lead(articles.length)}</p>
      <div className={styles.tools}>
        <Checkbox
          role="switch"
          label={compareText.onlyDifferences}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        {articles.length < mostCompared && similarPath !== null && (
          <LinkButton look="text" icon="plus" to={similarPath} onClick={() => setCompared(ids)}>
            {compareText.addMore}
          </LinkButton>
        )}
        <div className={styles.share}>
          <ShareWidget title={compareText.title} chain={tenant.display_name} />
        </div>
      </div>
      <CompareTable articles={articles} onlyDifferences={onlyDifferences} onRemove={remove} />
      <div className={styles.place}>
        <PostcodeForm known={place?.postcode ?? null} hint={compareText.enterPostcode} />
      </div>
    </>
  );
}

/** Nothing to compare with; the one that is left shows where others of its kind stand. */
function TooFew({ articles: [only], similarPath }: CompareData) {
  if (only === undefined || similarPath === null) {
    return (
      <EmptyState title={compareText.none} text={compareText.noneHelp}>
        <LinkButton look="outline" to={pathTo('bestsellers')}>
          {compareText.toGoods}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={compareText.one} text={compareText.oneHelp(only.name)}>
      <LinkButton look="outline" to={similarPath} onClick={() => setCompared([only.articleId])}>
        {compareText.toSimilar}
      </LinkButton>
    </EmptyState>
  );
}
