import { useId } from 'react';
import { articleText } from '#content/nb/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { ShippingMethod } from '#domain/cart/freight.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';

export interface WayChoiceProps {
  readonly article: Pick<ArticleDetail, 'onlyCC' | 'canPurchase'>;
  /** With the prices this article is sent for. */
  readonly shipping: readonly ShippingMethod[];
  readonly delivery: boolean;
  readonly onChange: (delivery: boolean) => void;
}

/** Collect or have it sent; what cannot be had stays visible and says why (DEC-86). */
export function WayChoice({ article, shipping, delivery, onChange }: WayChoiceProps) {
  const name = useId();
  const barred = barredFromDelivery(article);
  const cheapest = Math.min(...shipping.map(({ price }) => price));
  const from = shipping.find(({ price }) => price === cheapest);
  return (
    <RadioGroup legend={articleText.way} legendHidden look="pairs">
      <RadioRow
        name={name}
        icon="shop"
        title={articleText.collect}
        detail={articleText.collectHelp}
        checked={!delivery}
        onChange={() => onChange(false)}
      />
      <RadioRow
        name={name}
        icon="truck"
        title={articleText.deliver}
        detail={barred ?? (from === undefined ? undefined : articleText.deliverHelp(formatOere(from.price)))}
        checked={delivery}
        disabled={barred !== null}
        onChange={() => onChange(true)}
      />
    </RadioGroup>
  );
}

function barredFromDelivery({ onlyCC, canPurchase }: WayChoiceProps['article']): string | null {
  if (onlyCC) return articleText.onlyCollect;
  return canPurchase ? null : articleText.onlyReserve;
}
