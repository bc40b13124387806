import { useEffect, useState } from 'react';
import { type GuideGoods, mapGuideGoods } from '#contract/map-guide.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { shopApi } from '#storefront/data/shop-api.ts';

export type GuideLookup =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly goods: GuideGoods };

/** The goods of a guide with their stock; asked after the page is shown, and again for another size or other kinds. */
export function useGuideGoods(size: number, kinds: readonly GoodsKind[]): GuideLookup {
  const asked = `${size}/${kinds.join(',')}`;
  const [known, setKnown] = useState<{ asked: string; lookup: GuideLookup }>();

  useEffect(() => {
    let current = true;
    const [askedSize = '', askedKinds = ''] = asked.split('/');
    void shopApi()
      .guideGoods({ size: Number(askedSize), kinds: askedKinds })
      .then((reply) => {
        if (!current) return;
        const lookup: GuideLookup = reply.ok
          ? { state: 'known', goods: mapGuideGoods(reply.data, logMissingData) }
          : { state: 'failed' };
        setKnown({ asked, lookup });
      });
    return () => {
      current = false;
    };
  }, [asked]);

  return known?.asked === asked ? known.lookup : { state: 'waiting' };
}
