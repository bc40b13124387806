const norwegian = new Intl.Collator('nb-NO');

/** Norwegian order: … Z, Æ, Ø, Å (I18N-04, API-14). The database sorts the same way with the nb-NO collation of ICU. */
export function compareNorwegian(a: string, b: string): number {
  return norwegian.compare(a, b);
}
