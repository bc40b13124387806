import type { BrandLogo } from '#brands/brand.ts';
import { brandVariantByName } from '#brands/registry.ts';
import type { SettingsRecord, TenantRecord } from '#contract/tenant.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed } from './loaded.ts';
import { originOf } from './origin.ts';

export interface MenuCategory {
  readonly id: number;
  /** As displayed: 'Klær', where the data says 'Tekstil' (ENT-44). */
  readonly name: string;
  readonly slug: string;
}

/** What every page's frame shows: whose shop it is, the menu, where to reach us. */
export interface FrameData {
  /** The shop's own address, for canonical links; empty when it is not known. */
  readonly origin: string;
  readonly tenant: TenantRecord;
  readonly contact: SettingsRecord['contact'];
  /** The company behind the chain, as the law wants it on every page. */
  readonly legalName: string;
  readonly logo: Pick<BrandLogo, 'width' | 'height'>;
  readonly menuGenders: readonly string[];
  readonly searchOnType: boolean;
  readonly categories: readonly MenuCategory[];
  /** Of the copyright line: loaded, so that a page kept over New Year hydrates as it was rendered. */
  readonly year: number;
}

export async function loadFrame(args: LoaderArgs): Promise<FrameData> {
  const api = apiOf(args);
  const [tenant, settings, categories] = await Promise.all([api.tenant({}), api.settings({}), api.categories({})]);
  const { contact, menu_genders, search_on_type } = needed(settings);
  const { legalName, logo } = brandVariantByName(needed(tenant).brand_name);
  return {
    origin: originOf(args.request),
    tenant: needed(tenant),
    contact,
    legalName,
    logo: { width: logo.width, height: logo.height },
    menuGenders: menu_genders,
    searchOnType: search_on_type === 1,
    categories: categoryTree(needed(categories)).map(({ id, title, slug }) => ({ id, name: title, slug })),
    year: osloTime(Date.now()).date.year,
  };
}
