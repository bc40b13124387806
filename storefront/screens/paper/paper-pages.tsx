import { listText } from '#content/nb/list.ts';
import { paperText } from '#content/nb/paper.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import styles from './paper-pages.module.css';

export interface FrontPageProps {
  readonly title: string;
  readonly period: string | null;
  readonly article: CardArticle;
}

export function FrontPage({ title, period, article }: FrontPageProps) {
  return (
    <section className={styles.front} aria-label={paperText.page(1)}>
      <div className={styles.masthead}>
        <p className={styles.name}>{title}</p>
        {period !== null && <p>{period}</p>}
      </div>
      <Ad article={article} look="lead" first={true} />
    </section>
  );
}

export interface InnerPageProps {
  readonly title: string;
  readonly number: number;
  readonly articles: readonly CardArticle[];
}

/** Two stand one above the other, four in the corners; the odd one takes a whole row, at the top or at the bottom. */
export function InnerPage({ title, number, articles }: InnerPageProps) {
  const wideAt = number % 2 === 0 ? 0 : articles.length - 1;
  const isWide = (index: number) => articles.length <= 2 || (articles.length % 2 === 1 && index === wideAt);
  return (
    <section className={styles.inner} aria-label={paperText.page(number)}>
      <p className={styles.running}>
        <span>{title}</span> <span>{number}</span>
      </p>
      <div className={styles.ads}>
        {articles.map((article, index) => (
          <Ad key={article.articleId} article={article} look={isWide(index) ? 'wide' : 'plain'} />
        ))}
      </div>
    </section>
  );
}

export function BackPage({ number }: { readonly number: number }) {
  return (
    <section className={styles.backPage} aria-label={paperText.page(number)}>
      <h2>{paperText.backTitle}</h2>
      <p>{paperText.backText}</p>
      <LinkButton to={pathTo('shops')} icon="pin" size="lg">
        {paperText.findShop}
      </LinkButton>
      <p className={styles.small}>{paperText.validity}</p>
    </section>
  );
}

interface AdProps {
  readonly article: CardArticle;
  readonly look: 'lead' | 'wide' | 'plain';
  readonly first?: boolean;
}

function Ad({ article, look, first = false }: AdProps) {
  const { image, beforePrice } = article;
  return (
    <article className={classNames(styles.ad, styles[look])}>
      <h2 className={styles.goodsName}>
        <Link to={pathTo('product', { articleName: article.slug })}>{article.name}</Link>
      </h2>
      <p className={styles.productLine}>{article.productLine}</p>
      <div className={styles.stand}>
        {image !== null && (
          <Picture
            path={image}
            widths={look === 'lead' ? [480, 640, 960] : [160, 320, 480]}
            sizes={look === 'lead' ? '(max-width: 1019.98px) 84vw, 520px' : '(max-width: 1019.98px) 42vw, 260px'}
            alt=""
            width={640}
            height={640}
            first={first}
          />
        )}
      </div>
      <p className={styles.price}>
        <Tag sale={article.onOffer} size={look === 'lead' ? 'lg' : 'md'}>
          <Price figures={priceParts(article.price)} size={look === 'lead' ? 'xl' : 'md'} />
          {beforePrice !== null && <BeforePrice label={listText.card.before} figures={priceParts(beforePrice)} />}
        </Tag>
      </p>
    </article>
  );
}
