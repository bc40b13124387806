import { useEffect, useState } from 'react';
import { shopApi } from '#storefront/data/shop-api.ts';

/** Pieces by shop id, by article id. */
export type StockPieces = ReadonlyMap<number, ReadonlyMap<number, number>>;

export interface StockQuery {
  readonly articleIds: readonly number[];
  readonly shopIds: readonly number[];
  readonly sizeId: number | null;
}

interface Known {
  /** What was asked besides the articles; what is known holds for it alone. */
  readonly about: string;
  readonly pieces: StockPieces;
}

const nothing: StockPieces = new Map();
/** As many as one call takes. */
const mostArticles = 100;

/** Pieces of a list's articles in the shops near the shopper; asked after the page is shown, for new articles alone. */
export function useStockPieces({ articleIds, shopIds, sizeId }: StockQuery): StockPieces {
  const [known, setKnown] = useState<Known>({ about: '', pieces: nothing });
  const about = `${shopIds.join(',')}/${sizeId ?? ''}`;
  const pieces = known.about === about ? known.pieces : nothing;
  const missing = shopIds.length === 0 ? [] : articleIds.filter((id) => !pieces.has(id)).slice(0, mostArticles);
  const asked = missing.join(',');

  useEffect(() => {
    if (asked === '') return;
    let current = true;
    void ask(asked, about).then((answer) => {
      if (!current || answer === null) return;
      setKnown((before) => ({
        about,
        pieces: new Map([...(before.about === about ? before.pieces : nothing), ...answer]),
      }));
    });
    return () => {
      current = false;
    };
  }, [asked, about]);

  return pieces;
}

/** A failure leaves the lines as the server wrote them: null. */
async function ask(articles: string, about: string): Promise<StockPieces | null> {
  const [shops = '', size = ''] = about.split('/');
  const reply = await shopApi().articleStock({ articles, shops, ...(size === '' ? {} : { size: Number(size) }) });
  if (!reply.ok) return null;
  const asked = articles.split(',').map(Number);
  return new Map(asked.map((id) => [id, new Map((reply.data[id] ?? []).map((shop) => [shop.id, shop.qty]))]));
}
