import type { Ref } from 'react';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
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
export const StockedCard = cachedMarkup('card', CardWithStock);

interface CardItemProps extends StockedCardProps {
  readonly item: Ref<HTMLLIElement>;
}

/** The same as an item of a list, hydrated with its neighbours. */
export const CardItem = cachedMarkup('card-item', ({ item, ...card }: CardItemProps) => (
  <HydrationStep together={cardsTogether}>
    <li ref={item}>
      <CardWithStock {...card} />
    </li>
  </HydrationStep>
));

function CardWithStock({ article, words, ...place }: StockedCardProps) {
  return (
    <ArticleCard
      {...place}
      article={article}
      favourite={<CardControls articleId={article.articleId} name={article.name} />}
      stock={<StockLine words={words} />}
    />
  );
}
