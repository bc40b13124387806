import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { ArticleCard, type ArticleCardProps } from '../../features/article-card/article-card.tsx';
import { StockLine } from '../../features/stock-line/stock-line.tsx';
import type { StockText } from '../../features/stock-line/stock-text.ts';
import { CardControls } from './card-controls.tsx';

interface StockedCardProps extends Pick<ArticleCardProps, 'article' | 'first' | 'level'> {
  readonly words: StockText;
}

/** So many are hydrated in one turn. */
export const cardsTogether = 4;

/** A card with its buttons and where the article can be had. */
export const StockedCard = cachedMarkup('card', ({ article, words, ...place }: StockedCardProps) => (
  <ArticleCard
    {...place}
    article={article}
    favourite={<CardControls articleId={article.articleId} name={article.name} />}
    stock={<StockLine words={words} />}
  />
));
