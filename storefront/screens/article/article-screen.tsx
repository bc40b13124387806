import { useLoaderData, useLocation } from 'react-router';
import { articleText } from '#content/nb/article.ts';
import { listText } from '#content/nb/list.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import { loginPathFor } from '#domain/navigation/addresses/next-path.ts';
import { useBelowView } from '#ui/browser/use-below-view.ts';
import { classNames } from '#ui/components/class-names.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { useStore } from '../../data/store.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { user } from '../../features/customer/user-store.ts';
import { useRecentlySeen } from '../../features/recently-seen/use-recently-seen.ts';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { startChoice } from '../../features/variant-picker/variant-choice.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import { ArticleHead } from './article-head.tsx';
import styles from './article-screen.module.css';
import { ArticleShopping } from './article-shopping.tsx';
import { ArticleDetails } from './facts/article-details.tsx';
import type { ArticleData } from './load-article.ts';

const reviewsId = 'omtaler';
const nothingBought = { sizeId: null, colorId: null };

/** One article (GEN-11, DEC-39). Another article is another page: nothing picked here goes along. */
export function ArticleScreen() {
  const data = useLoaderData<ArticleData>();
  return <ArticlePage key={data.article.id} data={data} />;
}

/** Has no state: a change draws its own part again and not the whole page. */
function ArticlePage({ data }: { readonly data: ArticleData }) {
  const { article, parents, related, shops } = data;
  return (
    <div className="wrap">
      <ArticleHead article={article} parents={parents} shops={shops} shippingMethods={data.shippingMethods} />
      <Breadcrumbs title={article.name} parents={parents} />
      <ArticleShopping data={data} reviewsId={reviewsId}>
        <HydrationStep>
          <section className={styles.first}>
            <ArticleDetails article={article} />
          </section>
        </HydrationStep>
      </ArticleShopping>
      <HydrationStep>
        <section id={reviewsId} className={classNames(styles.section, article.reviewCount > 0 && styles.reviews)}>
          <ArticleReviews article={article} />
        </section>
      </HydrationStep>
      <OtherArticles title={articleText.related} articles={related} inFours />
      <RecentlySeen articleId={article.id} />
    </div>
  );
}

function ArticleReviews({ article }: { readonly article: ArticleDetail }) {
  const { pathname, search, hash } = useLocation();
  const { loaded } = useStore(user);
  const comesToWrite = hash === `#${anchors.writeReview}`;
  return (
    <Reviews
      article={article}
      loggedIn={loaded}
      loginPath={loginPathFor(`${pathname}${search}#${anchors.writeReview}`)}
      bought={comesToWrite ? startChoice(article.variants, new URLSearchParams(search)) : nothingBought}
    />
  );
}

/** Comes after the page: it is put where it moves nothing that is seen. */
function RecentlySeen({ articleId }: { readonly articleId: number }) {
  const seen = cardsOf(useRecentlySeen(articleId));
  const [place, wasBelow] = useBelowView<HTMLDivElement>();
  return (
    <div ref={place}>
      <OtherArticles title={listText.recentlySeenTitle} articles={wasBelow ? seen : []} />
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
    <HydrationStep>
      <section className={classNames(styles.section, inFours && styles.fours)}>
        <h2 className={styles.heading}>{title}</h2>
        <CardRow label={title} articles={articles} near={near} />
      </section>
    </HydrationStep>
  );
}
