import { kroner, type Oere, oereOf } from '../money/money.ts';
import type { DeskRole } from './desk-role.ts';

/** What a role is given: of everything, of its own shops, or of what it has done itself; and of money up to how much. */
export interface Grant {
  readonly scope: 'all' | 'own-shops' | 'own-acts';
  readonly most?: Oere;
}

interface PermissionRow {
  readonly grants: Partial<Readonly<Record<DeskRole, Grant>>>;
  /** Asks for the person again before it is done. */
  readonly stepUp?: true;
}

const all: Grant = { scope: 'all' };
const ownShops: Grant = { scope: 'own-shops' };
const ownActs: Grant = { scope: 'own-acts' };
const upTo = (amount: number): Grant => ({ scope: 'all', most: oereOf(kroner(amount)) });

const administrator = { administrator: all };
const office = { administrator: all, marketing: all, product: all, service: all };
const everybody = { ...office, 'shop-manager': all };
const editors = { administrator: all, marketing: all };
const callers = { administrator: all, service: all };

/**
 * Who may do what at the desk: the one table. A permission is 'area.act'; 'area.see' shows the area, and to whom it is not
 * given the area does not exist (404). Whoever sees it and may not act is told who may (403).
 */
export const permissions = {
  'overview.see': { grants: { ...office, 'shop-manager': ownShops } },
  'overview.sales': { grants: editors },
  'overview.stock': { grants: { administrator: all, product: all } },
  'overview.search': { grants: { ...editors, product: all } },
  'overview.orders': { grants: { ...callers, 'shop-manager': ownShops } },
  'overview.mail': { grants: callers },

  'orders.see': { grants: { ...callers, 'shop-manager': ownShops } },
  'orders.cancel': { grants: { ...callers, 'shop-manager': ownShops } },
  'orders.write': { grants: callers },
  'orders.refund': { grants: { administrator: all, service: upTo(5000) }, stepUp: true },

  'customers.see': { grants: callers },
  'customers.export': { grants: callers },
  'customers.erase': { grants: administrator, stepUp: true },

  'goods.see': { grants: everybody },
  'goods.edit': { grants: { administrator: all, product: all } },
  'goods.propose-price': { grants: { administrator: all, product: all } },
  'goods.correct-price': { grants: administrator, stepUp: true },

  'campaigns.see': { grants: everybody },
  'campaigns.edit': { grants: editors },
  'codes.see': { grants: everybody },
  'codes.edit': { grants: editors },
  'codes.give': { grants: { ...editors, service: all } },

  'home.see': { grants: office },
  'home.edit': { grants: editors },
  'pages.see': { grants: office },
  'pages.edit': { grants: editors },
  'blog.see': { grants: office },
  'blog.edit': { grants: editors },
  'polls.see': { grants: office },
  'polls.edit': { grants: editors },

  'reviews.see': { grants: everybody },
  'reviews.judge': { grants: callers },
  'reviews.answer': { grants: { ...callers, 'shop-manager': ownActs } },

  'search.see': { grants: { ...editors, product: all } },
  'search.edit': { grants: { ...editors, product: all } },

  'shops.see': { grants: { ...editors, service: all, 'shop-manager': ownShops } },
  'shops.edit': { grants: administrator },
  'shops.hours': { grants: { administrator: all, 'shop-manager': ownShops } },

  'imports.see': { grants: { administrator: all, product: all } },
  'imports.try': { grants: { administrator: all, product: all } },
  'imports.run': { grants: administrator },

  'counter.see': { grants: { administrator: all, 'shop-manager': ownShops } },
  'counter.edit': { grants: { administrator: all, 'shop-manager': ownShops } },

  'staff.see': { grants: administrator },
  'staff.edit': { grants: administrator, stepUp: true },
  'keys.see': { grants: administrator },
  'keys.edit': { grants: administrator, stepUp: true },
  'settings.see': { grants: administrator },
  'settings.edit': { grants: administrator, stepUp: true },
  'health.see': { grants: administrator },
  'log.see': {
    grants: { administrator: all, marketing: ownActs, product: ownActs, service: ownActs, 'shop-manager': ownActs },
  },
} as const satisfies Readonly<Record<`${string}.${string}`, PermissionRow>>;

export type Permission = keyof typeof permissions;

export function rowOf(permission: Permission): PermissionRow {
  return permissions[permission];
}
