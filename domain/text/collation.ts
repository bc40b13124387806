let norwegian: Intl.Collator | undefined;

/** Norwegian order: … Z, Æ, Ø, Å (I18N-04, API-14). The database sorts the same way with the nb-NO collation of ICU. */
export function compareNorwegian(a: string, b: string): number {
  norwegian ??= new Intl.Collator('nb-NO'); // made when first needed: it takes a browser longer than a whole chunk of code
  return norwegian.compare(a, b);
}
