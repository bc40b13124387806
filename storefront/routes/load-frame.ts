import type { SettingsRecord, TenantRecord } from '#contract/tenant.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed } from './loaded.ts';

export interface MenuCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** What every page's frame shows: whose shop it is, the menu, where to reach us. */
export interface FrameData {
  readonly tenant: TenantRecord;
  readonly contact: SettingsRecord['contact'];
  readonly menuGenders: readonly string[];
  readonly searchOnType: boolean;
  readonly categories: readonly MenuCategory[];
}

export async function loadFrame(args: LoaderArgs): Promise<FrameData> {
  const api = apiOf(args);
  const [tenant, settings, categories] = await Promise.all([api.tenant({}), api.settings({}), api.categories({})]);
  const { contact, menu_genders, search_on_type } = needed(settings);
  return {
    tenant: needed(tenant),
    contact,
    menuGenders: menu_genders,
    searchOnType: search_on_type === 1,
    categories: needed(categories).map(({ id, name, slug }) => ({ id, name, slug })),
  };
}
