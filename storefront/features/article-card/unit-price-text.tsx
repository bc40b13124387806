import { goodsText } from '#content/nb/goods.ts';
import type { UnitPrice } from '#domain/goods/unit-price.ts';
import { oerePriceParts } from '#domain/money/format-money.ts';

/** '454,55 kr/kg', read out as '454,55 kroner per kilo'. */
export function UnitPriceText({ unitPrice: { price, per } }: { readonly unitPrice: UnitPrice }) {
  const { text, spoken } = oerePriceParts(price);
  return (
    <>
      <span aria-hidden="true">{goodsText.unitPrice(text, per)}</span>
      <span className="sr-only">{goodsText.spokenUnitPrice(spoken, goodsText.spokenUnits[per])}</span>
    </>
  );
}
