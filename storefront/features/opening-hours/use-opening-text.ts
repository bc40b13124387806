import { useEffect, useState } from 'react';
import type { Shop } from '#domain/shop/shop.ts';

type Tell = typeof import('./opening-text.ts').openingText;

/** 'Åpent til 20:00', or nothing until it can be told: its code is fetched for those who have a shop of their own. */
export function useOpeningText(
  shop: Pick<Shop, 'openingHours' | 'openingExceptions'> | null,
  now: number | null,
): string {
  const [tell, setTell] = useState<Tell | null>(null);
  const wanted = shop !== null;
  useEffect(() => {
    if (wanted) void import('./opening-text.ts').then(({ openingText }) => setTell(() => openingText));
  }, [wanted]);
  return shop === null || now === null || tell === null ? '' : tell(shop, now);
}
