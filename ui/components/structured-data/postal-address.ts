import type { Shop } from '#domain/shop/shop.ts';

/** Where a shop stands, as machines read it (schema.org PostalAddress). */
export function postalAddress({ address, postNo, postPlace }: Pick<Shop, 'address' | 'postNo' | 'postPlace'>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode: postNo,
    addressLocality: postPlace,
    addressCountry: 'NO',
  };
}
