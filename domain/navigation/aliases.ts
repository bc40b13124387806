/** A place in the category tree by its slugs: main group, subgroup, group. */
export type CategorySlugs = readonly [main: string, sub: string, group: string];

/**
 * Short addresses of three groups (ROUTE-34 to ROUTE-36). They stand as the first and only segment and keep their url
 * (DEC-17); '/vintersport/staver' is the subgroup, not the alias (TRAP-12).
 */
export const categoryAliases: ReadonlyMap<string, CategorySlugs> = new Map([
  ['goggles', ['vintersport', 'hjelmer-&-alpinbriller', 'alpinbriller']],
  ['hjelmer', ['vintersport', 'hjelmer-&-alpinbriller', 'alpinhjelm']],
  ['staver', ['vintersport', 'staver', 'alpinstaver']],
]);
