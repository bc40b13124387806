import { brandVariantByName } from '#brands/registry.ts';
import { brandName } from './brand-mark.tsx';

export function chainName(): string {
  return brandVariantByName(brandName()).displayName;
}

/** 'Nordvarde Åsane': the chain's name before the shop's, unless the shop has it already. */
export function fullShopName(shop: string): string {
  const chain = chainName();
  return shop.startsWith(chain) ? shop : `${chain} ${shop}`;
}
