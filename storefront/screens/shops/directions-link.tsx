import { frameText } from '#content/nb/frame.ts';
import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';

/** The way to a shop on a map service, where the chain has given one. */
export function DirectionsLink({ shop }: { shop: Pick<ShopRecord, 'mapLink'> }) {
  if (shop.mapLink === '') return null;
  return (
    <LinkButton look="outline" icon="map" to={shop.mapLink} target="_blank" rel="noreferrer">
      {shopsText.showDirections}
      <span className="sr-only">, {frameText.opensInNewTab}</span>
    </LinkButton>
  );
}
