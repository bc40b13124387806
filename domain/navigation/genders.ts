/** The closed list of genders that may stand alone in a path (ROUTE-26). */
export const routeGenders = ['herre', 'dame', 'junior', 'barn', 'uni', 'voksen', 'barn-junior'] as const;

export type RouteGender = (typeof routeGenders)[number];

/** ROUTE-27 to ROUTE-33: voksen is uni, barn-junior is both of its parts (DEC-14, DEC-15, TRAP-59). */
export const genderIds: Readonly<Record<RouteGender, readonly number[]>> = {
  herre: [1],
  dame: [2],
  junior: [11],
  barn: [4],
  uni: [10],
  voksen: [10],
  'barn-junior': [4, 11],
};

/** The menu's entries in the menu's order, unless settings say otherwise (ENT-41, DEC-134). */
export const defaultMenuGenders = ['junior', 'dame', 'herre', 'barn', 'uni'] as const satisfies readonly RouteGender[];

export function isRouteGender(text: string): text is RouteGender {
  return (routeGenders as readonly string[]).includes(text);
}
