import { listText } from '#content/nb/list.ts';
import { otherShopText } from '#content/nb/other-shop.ts';
import type { FilterChoice } from '#domain/filter/filter-choice.ts';
import { nearestWithGoods } from '#domain/shop/nearest-with-goods.ts';
import { Button } from '#ui/components/button/button.tsx';
import { startLists, useStartList } from '../../data/start-lists.ts';
import type { ListFacets } from '../../features/filter/list-facets.ts';

export interface OtherShopProps {
  readonly facets: ListFacets;
  readonly choice: FilterChoice;
  readonly onChange: (choice: FilterChoice) => void;
}

/**
 * Nothing in the chosen shop: offers the nearest shop that has it. The shop counts ignore the choice of shop itself.
 */
export function OtherShop({ facets, choice, onChange }: OtherShopProps) {
  const shops = useStartList(startLists.shops);
  const goodsIn = new Map(facets.shops.map(({ id, count }) => [id, count]));
  const other = nearestWithGoods(shops, goodsIn, choice.shops);
  if (other === null) return null;
  const { id, name, goods, distance, from } = other;
  return (
    <>
      <p>{otherShopText.nearest(name, Math.round(distance / 1000), from)}</p>
      <Button onClick={() => onChange({ ...choice, shops: [id] })}>
        {otherShopText.see(listText.count(goods), name)}
      </Button>
    </>
  );
}
