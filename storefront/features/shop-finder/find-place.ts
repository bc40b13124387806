import { addressErrors, fieldErrors } from '#content/nb/errors.ts';
import { shopsText } from '#content/nb/shops.ts';
import { InternalPositionError, positionSource } from '#domain/shop/position.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import { findByDevice } from '#storefront/data/find-by-device.ts';
import { rememberPlace } from '#storefront/data/shopper-place.ts';
import { startLists } from '#storefront/data/start-lists.ts';
import { hasGeolocation } from '#ui/browser/device/geolocation.ts';
import { findAddress } from './find-address.ts';

/** What is wrong, by the field it stands under. */
export interface FinderErrors {
  readonly address?: string;
  readonly postcode?: string;
  readonly position?: string;
}

/**
 * What the form asks for: the postcode's own place is looked up by the page's loader, so that its url can be shared; an address
 * and the device's position are nobody else's business and stay here.
 */
export type FinderStep =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'done'; readonly errors: FinderErrors };

/** DEC-26, DEC-130: an address with its postcode, else the postcode, else the device. */
export async function findPlace(address: string, postcode: string): Promise<FinderStep> {
  const code = postcode.trim();
  if (code !== '' && !isPostcode(code)) return done({ postcode: fieldErrors.postcode });
  if (address.trim() !== '') return code === '' ? done({ postcode: fieldErrors.postcode }) : byAddress(address, code);
  try {
    const source = positionSource(code, hasGeolocation());
    return source.kind === 'postcode' ? source : await byDevice();
  } catch (error) {
    if (!(error instanceof InternalPositionError)) throw error;
    console.warn(error.message);
    return done({ position: shopsText.positionDenied });
  }
}

/** A refusal leaves the list as it is: by name, and usable (API-74). */
export async function byDevice(): Promise<FinderStep> {
  try {
    await findByDevice();
    return done({});
  } catch {
    return done({ position: shopsText.positionDenied });
  }
}

async function byAddress(address: string, postcode: string): Promise<FinderStep> {
  const found = await findAddress(address, postcode);
  if (found === null) return { kind: 'postcode', postcode }; // the postcode's place is better than none
  if (!found.ok) return done({ address: addressErrors[found.reason] });
  rememberPlace({ coords: found.coords, postcode, postPlace: postPlaceOf(postcode) });
  return done({});
}

/** The poststed of a postcode, from the list every page has loaded; '' when it is not there. */
export function postPlaceOf(postcode: string): string {
  return startLists.postalCodes.get().find(({ PostalCode }) => PostalCode === postcode)?.PostalPlace ?? '';
}

function done(errors: FinderErrors): FinderStep {
  return { kind: 'done', errors };
}
