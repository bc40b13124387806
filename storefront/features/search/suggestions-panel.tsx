import type { ReactNode } from 'react';
import { searchFoundText } from '#content/nb/search-found.ts';
import { suggestionsText } from '#content/nb/search-suggestions.ts';
import { mapArticles } from '#contract/map-article.ts';
import type { Article } from '#domain/article/article.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { fillPattern, pathTo } from '#domain/navigation/path-to.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Highlight } from './highlight.tsx';
import type { SuggestionsProps } from './search-field.tsx';
import styles from './suggestions-panel.module.css';
import { UntypedPanel } from './untyped-panel.tsx';

export interface SuggestionsPanelProps extends SuggestionsProps {
  /** A short line about where an article is to be had. */
  readonly stockOf: (article: Article) => ReactNode;
}

/** As many rows as fit under the header without scrolling. */
const mostArticles = 4;

export function SuggestionsPanel({ suggestions, untyped, onFollow, stockOf }: SuggestionsPanelProps) {
  if (suggestions === null) return untyped ? <UntypedPanel onFollow={onFollow} /> : null;
  const { query, found } = suggestions;
  const articles = mapArticles(found.articles.slice(0, mostArticles), logMissingData);
  if (Object.values(found).every((kind) => kind.length === 0)) return null;
  return (
    <section
      aria-label={suggestionsText.label}
      className={styles.panel}
      // a press must not take focus from the field: the panel would be gone before the click
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={`wrap ${styles.columns}`}>
        <Group title={suggestionsText.headings.suggestions} entries={found.completions.length}>
          {found.completions.map((text) => (
            <li key={text}>
              <Link to={fillPattern('search', { query: text })} className={styles.row} onClick={onFollow}>
                <Icon name="search" size={18} />
                <span>
                  <Highlight text={text} query={query} />
                </span>
              </Link>
            </li>
          ))}
        </Group>
        <Group title={suggestionsText.headings.articles} entries={articles.length}>
          {articles.map((article) => (
            <li key={article.id} className={styles.article}>
              <ArticleRow article={article} stock={stockOf(article)} onFollow={onFollow} />
            </li>
          ))}
        </Group>
        <div className={styles.more}>
          <Group title={searchFoundText.pagesTitle} entries={found.pages.length}>
            {found.pages.map(({ topic, path, name }) => (
              <li key={path}>
                <Link to={path} className={styles.row} onClick={onFollow}>
                  <Icon name={topic === 'shops' ? 'pin' : 'document'} size={18} />
                  {name ?? searchFoundText.pages[topic]}
                </Link>
              </li>
            ))}
          </Group>
          <Group title={suggestionsText.headings.guides} entries={found.guides.length}>
            {found.guides.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className={styles.row} onClick={onFollow}>
                  <Icon name="document" size={18} />
                  {title}
                </Link>
              </li>
            ))}
          </Group>
          <Group title={suggestionsText.headings.categories} entries={found.categories.length}>
            {found.categories.map(({ name, path, count }) => (
              <li key={path}>
                <Link to={path} className={styles.row} onClick={onFollow}>
                  <Icon name="chevronRight" size={18} />
                  {`${name} (${count})`}
                </Link>
              </li>
            ))}
          </Group>
        </div>
        <Link to={fillPattern('search', { query })} className={styles.all} onClick={onFollow}>
          {suggestionsText.allHits(query)}
          <Icon name="next" size={18} />
        </Link>
      </div>
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: number;
  readonly children: ReactNode;
}

function Group({ title, entries, children }: GroupProps) {
  if (entries === 0) return null;
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

interface ArticleRowProps {
  readonly article: Article;
  readonly stock: ReactNode;
  readonly onFollow: () => void;
}

function ArticleRow({ article, stock, onFollow }: ArticleRowProps) {
  const [image] = article.images;
  return (
    <Link to={pathTo('product', { articleName: article.slug })} className={styles.articleLink} onClick={onFollow}>
      <span className={styles.tile}>
        {image !== undefined && (
          <Picture path={image} widths={[160]} sizes="72px" alt="" width={1} height={1} className={styles.picture} />
        )}
      </span>
      <span>
        <b className={styles.name}>{article.name}</b>
        <span className={styles.line}>{article.brand.name}</span>
        <span className={styles.stock}>{stock}</span>
      </span>
      <Price figures={priceParts(paidPrice(article))} size="sm" />
    </Link>
  );
}
