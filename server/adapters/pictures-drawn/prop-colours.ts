import { brandVariants } from '#brands/registry.ts';
import type { NewspaperOptions } from '#illustrations/props/newspaper.ts';
import type { PalletOptions } from '#illustrations/props/pallet-stack.ts';
import type { ShopMapOptions } from '#illustrations/props/shop-map.ts';
