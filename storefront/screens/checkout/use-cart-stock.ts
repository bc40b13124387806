import { useCallback, useEffect, useState } from 'react';
import type { StockLookup } from '#domain/article/availability.ts';
import type { ShopStock } from '#domain/article/variant.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { shopApi } from '../../data/shop-api.ts';

type StockByEan = ReadonlyMap<string, readonly ShopStock[]>;

/** Where the cart's lines stand now; until the answers are there, as they stood when they were put in the cart. */
export function useCartStock(lines: readonly CartLine[]): StockLookup {
  const [fresh, setFresh] = useState<StockByEan>(new Map());
  const asked = [...new Set(lines.map(({ articleId }) => articleId))].join(',');

  useEffect(() => {
    if (asked === '') return;
    let current = true;
    void freshStock(asked.split(',').map(Number)).then((stock) => {
      if (current) setFresh(stock);
    });
    return () => {
      current = false;
    };
  }, [asked]);

  return useCallback(
    (ean) => fresh.get(ean) ?? lines.find((line) => line.ean === ean)?.variant.shops ?? [],
    [fresh, lines],
  );
}

async function freshStock(articleIds: readonly number[]): Promise<StockByEan> {
  const replies = await Promise.all(articleIds.map((id) => shopApi().articleAvailability({ id })));
  const rows = replies.flatMap((reply) => (reply.ok ? reply.data : []));
  return new Map(
    rows.map(({ EanNo, Shops }) => [EanNo, Shops.map(({ id, qty }) => ({ id: shopId(id), qty }))] as const),
  );
}
