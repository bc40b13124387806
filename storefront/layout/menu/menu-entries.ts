import { menuText } from '#content/nb/menu.ts';
import { isRouteGender, type RouteGender } from '#domain/navigation/genders.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { FrameData } from '../load-frame.ts';

export interface MenuEntry {
  readonly title: string;
  readonly to: string;
}

export interface GenderEntry extends MenuEntry {
  readonly gender: RouteGender;
}

/** What header and drawer both offer, in the menu's order (UI-29 to UI-31). */
export interface MenuEntries {
  readonly genders: readonly GenderEntry[];
  readonly categories: readonly MenuEntry[];
  /** Pages that certain brands show (CONST-20). */
  readonly pages: readonly MenuEntry[];
  /** Links to other lists than the categories. */
  readonly ways: readonly MenuEntry[];
}

export function menuEntries({
  tenant,
  menuGenders,
  categories,
}: Pick<FrameData, 'tenant' | 'menuGenders' | 'categories'>): MenuEntries {
  return {
    genders: menuGenders.filter(isRouteGender).map((gender) => ({
      gender,
      title: genderTitles[gender],
      to: pathTo('gender', { gender }),
    })),
    categories: categories.map(({ name, slug }) => ({ title: name, to: pathTo('category', { categoryName: slug }) })),
    pages: featurePages.filter(({ feature }) => tenant.features[feature]),
    ways: [
      { title: menuText.campaigns, to: pathTo('campaigns') },
      { title: menuText.bestsellers, to: pathTo('bestsellers') },
      { title: menuText.productLines, to: pathTo('productLines') },
      { title: menuText.shops, to: pathTo('shops') },
      { title: menuText.blog, to: pathTo('blog') },
    ],
  };
}

/** 'Voksen' is another way to say 'Uni' (ROUTE-32, DEC-14). */
const genderTitles: Readonly<Record<RouteGender, string>> = { ...menuText.genders, voksen: menuText.genders.uni };

/** UI-31, in this order; which of them is shown is the brand's (DEC-132). */
const featurePages = [
  { feature: 'support', title: menuText.features.support, to: pathTo('support') },
  { feature: 'maintenance', title: menuText.features.maintenance, to: pathTo('maintenance') },
  { feature: 'about', title: menuText.features.about, to: pathTo('about') },
  { feature: 'info', title: menuText.features.info, to: pathTo('info') },
] as const;
