import type { Shop } from '#domain/shop/shop.ts';

/** 'Storgata 12, 0155 OSLO'; what is not known is left out. */
export function addressLine({ address, postNo, postPlace }: Pick<Shop, 'address' | 'postNo' | 'postPlace'>): string {
  return [address, `${postNo} ${postPlace}`.trim()].filter((part) => part !== '').join(', ');
}
