import type { CategoryRecord } from '#contract/reference.ts';
import type { SettingsRecord, TenantRecord } from '#contract/tenant.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { required } from '../data/loader-result.ts';
import { unknownOrigin } from '../rendered.ts';

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
  readonly brand: SettingsRecord['brand'];
  readonly menuGenders: readonly string[];
  readonly searchOnType: boolean;
  /** What can be paid with on the web. */
  readonly paymentMethods: readonly string[];
  /** Where customers can log in beside here. */
  readonly loginMethods: readonly string[];
  readonly categories: readonly MenuCategory[];
  /** There is no article yet: the shop is about to open. */
  readonly isOpening: boolean;
  /**
   * Year of the copyright line. Loader data and not `Date.now()`, so that a page cached over New Year hydrates as it
   * was rendered.
   */
  readonly year: number;
}

export async function loadFrame(args: LoaderArgs): Promise<FrameData> {
  const api = apiOf(args);
  const [tenant, settings, categories] = await Promise.all([api.tenant({}), api.settings({}), api.categories({})]);
  return sameFrame({
    origin: originOf(args.request),
    tenant: required(tenant),
    settings: required(settings),
    categories: required(categories),
    year: osloTime(Date.now()).date.year,
  });
}

interface FrameSources {
  readonly origin: string;
  readonly tenant: TenantRecord;
  readonly settings: SettingsRecord;
  readonly categories: readonly CategoryRecord[];
  readonly year: number;
}

let last: { readonly told: readonly unknown[]; readonly frame: FrameData } | undefined;

/** All pages of a server share one object while nothing in it changes: what is made of it, its text too, is made once. */
function sameFrame(sources: FrameSources): FrameData {
  const { origin, tenant, settings, categories, year } = sources;
  const { contact, brand, menu_genders, search_on_type, payment_methods, login_methods } = settings;
  const lists = `${search_on_type} ${payment_methods} ${login_methods} ${year} ${origin}`;
  const told = [tenant, contact, brand, menu_genders, categories, lists];
  if (last === undefined || last.told.some((part, index) => part !== told[index])) {
    last = { told, frame: Object.freeze(frameOf(sources)) };
  }
  return last.frame;
}

function frameOf({ origin, tenant, settings, categories, year }: FrameSources): FrameData {
  const { contact, brand, menu_genders, search_on_type, payment_methods, login_methods = [] } = settings;
  return {
    origin,
    tenant,
    contact,
    brand,
    menuGenders: menu_genders,
    searchOnType: search_on_type === 1,
    paymentMethods: payment_methods,
    loginMethods: login_methods,
    isOpening: categories.every(({ count }) => count === 0),
    categories: categoryTree(categories).map(({ id, title, slug }) => ({ id, name: title, slug })),
    year,
  };
}

/** The shop's own address, for what must be absolute (Open Graph, structured data); '' where the server was not told it. */
function originOf({ url }: Pick<Request, 'url'>): string {
  const { origin } = new URL(url);
  return origin === unknownOrigin ? '' : origin;
}
