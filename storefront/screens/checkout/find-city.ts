import { isPostcode } from '#domain/shop/postcode.ts';
import { shopApi } from '../../data/shop-api.ts';
import { startLists } from '../../data/start-lists.ts';

/** The poststed of a postcode (DEC-87); null when the digits are no postcode, or one that nobody knows. */
export async function findCity(postcode: string): Promise<string | null> {
  const code = postcode.trim();
  if (!isPostcode(code)) return null;
  const listed = startLists.postalCodes.get().find(({ PostalCode }) => PostalCode === code);
  if (listed !== undefined) return listed.PostalPlace;
  const reply = await shopApi().postalCode({ code });
  return reply.ok ? reply.data.PostalPlace : null;
}
