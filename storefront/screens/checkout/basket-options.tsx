import { basketOptionsText } from '#content/nb/basket-options.ts';
import type { ShopRecord } from '#contract/place.ts';
import type { StockLookup } from '#domain/article/availability.ts';
import { type CartLine, cartLineOf } from '#domain/cart/cart-line.ts';
import { chargedFreight } from '#domain/cart/freight.ts';
import { bestSwap, bestTwoShops, type Swap } from '#domain/checkout/basket-options.ts';
import { planDelivery } from '#domain/checkout/fulfilment.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { dispatchCart } from '../../features/cart/cart-store.ts';
import { lowerCount } from '../../features/cart/lower-count.ts';
import { setAside } from '../../features/cart/rest-of-cart.ts';
import { chooseCollectShop } from '../../features/checkout/collect/chosen-shop.ts';
import { OptionCard } from '../../features/checkout/collect/option-card.tsx';
import { substitutesFor } from '../../features/checkout/collect/substitutes.ts';
import { readyAt, readyText } from '../../features/shop-stock/row-text.ts';
import styles from './basket-options.module.css';
import { useCartArticles } from './use-cart-articles.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

export interface BasketOptionsProps {
  readonly form: CheckoutForm;
  readonly stockOf: StockLookup;
  readonly shops: readonly ShopRecord[];
  readonly distances: ReadonlyMap<number, number>;
  readonly now: number | null;
}

const text = basketOptionsText;

/** No shop holds the whole cart: the ways to have it all the same, side by side. Nothing is shown that cannot be had. */
export function BasketOptions({ form, stockOf, shops, distances, now }: BasketOptionsProps) {
  const { lines, modes, methods } = form;
  const articles = useCartArticles(lines, true);
  const basket = {
    lines,
    stockOf,
    shops: shops.map((shop) => ({
      id: shopId(shop.id),
      distance: distances.get(shop.id) ?? null,
      readyAt: readyAt(shop, now),
    })),
  };
  const variantsFor = ({ ean, articleId }: CartLine) => {
    const article = articles.find(({ id }) => id === articleId);
    return article === undefined ? [] : substitutesFor(article, ean);
  };
  const two = bestTwoShops(basket);
  const swap = bestSwap(basket, (ean) =>
    lines
      .filter((line) => line.ean === ean)
      .flatMap(variantsFor)
      .map((v) => v.ean),
  );
  const delivery = modes.deliver.open && planDelivery(lines, stockOf).shortages.length === 0;
  const [cheapest] = [...methods].sort((a, b) => a.price - b.price);
  if (two === null && swap === null && !delivery) return null;

  const nameOf = (id: ShopId) => shops.find((shop) => shop.id === id)?.name ?? '';
  const factsOf = (id: ShopId) => {
    const shop = shops.find((other) => other.id === id);
    const distance = distances.get(id);
    return [
      shop === undefined ? null : readyText(shop, now),
      distance === undefined ? null : formatDistance(distance),
    ].filter((fact) => fact !== null);
  };
  const pieces = (given: readonly { readonly count: number }[]) => given.reduce((sum, { count }) => sum + count, 0);

  return (
    <section className={styles.options} aria-labelledby="basket-options">
      <h3 id="basket-options" className={styles.heading}>
        {text.heading}
      </h3>
      <ul className={styles.cards}>
        {two !== null && (
          <OptionCard
            icon="shop"
            title={text.twoShops.title}
            price={text.free}
            stops={[
              {
                title: text.twoShops.goods(pieces(lines) - pieces(two.inSecond), nameOf(two.first)),
                facts: factsOf(two.first),
              },
              { title: text.twoShops.goods(pieces(two.inSecond), nameOf(two.second)), facts: factsOf(two.second) },
            ]}
            action={text.twoShops.take(nameOf(two.first), nameOf(two.second))}
            onTake={() => {
              setAside(two.second, two.inSecond);
              chooseCollectShop(two.first);
            }}
          >
            <p className={styles.help}>{text.twoShops.help}</p>
          </OptionCard>
        )}
        {swap !== null && (
          <OptionCard
            icon="ruler"
            title={text.swap.title}
            price={text.free}
            stops={[{ title: text.swap.in(nameOf(swap.shop)), facts: factsOf(swap.shop) }]}
            action={text.swap.take(nameOf(swap.shop))}
            onTake={() => {
              for (const change of swap.swaps) takeSwap(change);
              chooseCollectShop(swap.shop);
            }}
          >
            <ul className={styles.swaps}>
              {swap.swaps.map((change) => (
                <li key={change.from}>{wordsOf(change)}</li>
              ))}
            </ul>
          </OptionCard>
        )}
        {delivery && cheapest !== undefined && (
          <OptionCard
            icon="truck"
            title={text.deliver.title}
            price={text.price(formatOere(chargedFreight('deliver', cheapest, lines)))}
            stops={[{ title: cheapest.name, facts: cheapest.description === '' ? [] : [cheapest.description] }]}
            action={text.deliver.take}
            onTake={() => dispatchCart({ type: 'change-client', client: { delivery: true } })}
          />
        )}
      </ul>
    </section>
  );

  function variantsOf({ from, to }: Swap) {
    const line = lines.find(({ ean }) => ean === from);
    const article = articles.find(({ id }) => id === line?.articleId);
    const variant = article?.variants.find(({ ean }) => ean === to);
    return line === undefined || article === undefined || variant === undefined ? null : { line, article, variant };
  }

  function wordsOf(change: Swap): string {
    const found = variantsOf(change);
    if (found === null) return '';
    const { line, variant } = found;
    return line.size === variant.size.name
      ? text.swap.change(line.name, line.color, variant.color.name)
      : text.swap.change(line.name, line.size, variant.size.name);
  }

  function takeSwap(change: Swap): void {
    const found = variantsOf(change);
    if (found === null) return;
    const { article, variant } = found;
    const line = { ...cartLineOf(article, variant), variant: { ...variant, shops: [...stockOf(variant.ean)] } };
    lowerCount(change.from, 0);
    for (let piece = 0; piece < change.count; piece += 1) dispatchCart({ type: 'add', line });
  }
}
