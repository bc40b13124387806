import { menuText } from '#content/nb/menu.ts';
import { featurePages, menuWays } from '#content/nb/menu-links.ts';
import { arranged } from '#domain/navigation/arrange-menu.ts';
import { isRouteGender, type RouteGender } from '#domain/navigation/genders.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { isCurrent } from '#ui/components/link/nav-link.tsx';
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

const entriesOf = new WeakMap<FrameData, MenuEntries>();

export function menuEntries(frame: FrameData): MenuEntries {
  const known = entriesOf.get(frame) ?? madeOf(frame);
  entriesOf.set(frame, known);
  return known;
}

/** Addresses of the entries that carry aria-current: where the path is, or what it is below (UI-32). */
export function currentEntries(frame: FrameData, pathname: string): readonly string[] {
  const { genders, categories, pages, ways } = menuEntries(frame);
  return [...genders, ...categories, ...pages, ...ways].map(({ to }) => to).filter((to) => isCurrent(to, pathname));
}

function madeOf({ tenant, brand: { menu }, menuGenders, categories }: FrameData): MenuEntries {
  const links = menu.links.map(({ title, url }) => ({ title, to: url }));
  return {
    genders: menuGenders.filter(isRouteGender).map((gender) => ({
      gender,
      title: genderTitles[gender],
      to: pathTo('gender', { gender }),
    })),
    categories: arranged(
      categories.map(({ name, slug }) => ({ title: name, to: pathTo('category', { categoryName: slug }) })),
      menu,
    ),
    pages: arranged(
      featurePages.filter(({ feature }) => tenant.features[feature]),
      menu,
    ),
    ways: arranged([...menuWays, ...links], menu),
  };
}

/** 'Voksen' is another way to say 'Uni' (ROUTE-32, DEC-14). */
const genderTitles: Readonly<Record<RouteGender, string>> = { ...menuText.genders, voksen: menuText.genders.uni };
