import { checkoutText } from '#content/nb/checkout.ts';
import type { Shortage, WantedLine } from '#domain/checkout/fulfilment.ts';

export type NamedLine = WantedLine & { readonly name: string };

/** 'Ull Barnesett og 1 av 3 Heldre Jan Mayen Skalljakke': what a shop lacks of the cart. */
export function missingText(lacking: readonly Shortage[], lines: readonly NamedLine[]): string {
  const parts = lacking.map(({ ean, available }) => {
    const wanted = lines.filter((line) => line.ean === ean);
    const count = wanted.reduce((sum, line) => sum + line.count, 0);
    const name = wanted[0]?.name ?? '';
    return available > 0 ? checkoutText.shops.lacksSome(count - available, count, name) : name;
  });
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${checkoutText.shops.and} ${last}`;
}
