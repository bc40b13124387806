import { useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { articleText } from '#content/nb/article.ts';
import { listText } from '#content/nb/list.ts';
import { mapArticles } from '#contract/map-article.ts';
import { articleLabels } from '#domain/article/labels.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { anchors } from '#domain/navigation/anchors.ts';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { useMobile } from '../../browser/media-query.ts';
import { useInView } from '../../browser/use-in-view.ts';
import { classNames } from '../../components/class-names.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { useStore } from '../../data/store.ts';
import { type CardArticle, cardOf } from '../../features/article-card/card-article.ts';
import { CardLabels } from '../../features/article-card/card-labels.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { user } from '../../features/customer/user-store.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import { useRecentlySeen } from '../../features/recently-seen/use-recently-seen.ts';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { AllShops } from '../../features/shop-stock/all-shops.tsx';
import { nearShopsShown } from '../../features/shop-stock/near-shops.tsx';
import { useShopStock } from '../../features/shop-stock/use-shop-stock.ts';
import { useFrame } from '../../layout/use-frame.ts';
import type { ArticleData } from '../../routes/load-article.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import { ArticleHead } from './article-head.tsx';
import styles from './article-screen.module.css';
import { ArticleWords } from './article-words.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyColumn } from './buy-column.tsx';
import { pickedWords } from './picked-words.ts';
import { useBuying } from './use-buying.ts';
import { useFreshVariants } from './use-fresh-variants.ts';

const reviewsId = 'omtaler';
const allShopsId = 'lager';

/** One article (GEN-11, DEC-39). Another article is another page: nothing picked here goes along. */
export function ArticleScreen() {
  const data = useLoaderData<ArticleData>();
  return <ArticlePage key={data.article.id} data={data} />;
}

function ArticlePage({ data }: { readonly data: ArticleData }) {
  const { article, parents, related, shops } = data;
  const { tenant } = useFrame();
  const { pathname } = useLocation();
  const { loaded } = useStore(user);
  const buying = useBuying(article, useFreshVariants(article));
  const myShop = useMyShop();
  const stock = useShopStock(buying.left, shops, myShop);
  const seen = mapArticles(useRecentlySeen(article.id), logMissingData).map(cardOf);
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button);
  const mobile = useMobile();
  const words = pickedWords(buying);
  return (
    <div className="wrap">
      <ArticleHead article={article} parents={parents} shops={shops} />
      <Breadcrumbs title={article.name} parents={parents} />
      <div className={styles.columns}>
        <Gallery
          name={article.name}
          pictures={article.pictures}
          colorId={buying.choice.colorId}
          labels={<CardLabels labels={articleLabels(article)} />}
        />
        <BuyColumn
          article={article}
          buying={buying}
          stock={stock}
          myShop={myShop}
          shippingMethods={data.shippingMethods}
          tenant={tenant}
          buttonRef={button}
          reviewsId={reviewsId}
          allShopsId={allShopsId}
        />
      </div>
      <section className={styles.first}>
        <ArticleWords article={article} />
      </section>
      {stock.rows.length > nearShopsShown && (
        <section id={allShopsId} className={styles.section}>
          <AllShops stock={stock} picked={buying.pick.kind === 'picked'} choice={words} />
        </section>
      )}
      <section id={reviewsId} className={styles.section}>
        <Reviews article={article} loggedIn={loaded} loginPath={loginPathFor(`${pathname}#${anchors.writeReview}`)} />
      </section>
      <OtherArticles title={articleText.related} articles={related} inFours />
      <OtherArticles title={listText.recentlySeenTitle} articles={seen} />
      {mobile && !buttonInView && (
        <BuyBar
          price={paidPrice(article)}
          picked={words}
          disabled={buying.pick.kind === 'sold-out'}
          onAdd={buying.add}
        />
      )}
    </div>
  );
}

interface OtherArticlesProps {
  readonly title: string;
  readonly articles: readonly CardArticle[];
  readonly inFours?: boolean;
}

function OtherArticles({ title, articles, inFours = false }: OtherArticlesProps) {
  const near = useNearShops();
  if (articles.length === 0) return null;
  return (
    <section className={classNames(styles.section, inFours && styles.fours)}>
      <h2 className={styles.heading}>{title}</h2>
      <CardRow label={title} articles={articles} near={near} />
    </section>
  );
}
