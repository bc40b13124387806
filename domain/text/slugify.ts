/**
 * The dash-separated form of a displayed name, used in every path (ROUTE-25, DEC-11): æ, ø and å become ae, o and a as in
 * the fixed paths, other accents go, '&' stays as the category aliases have it, everything else becomes one dash.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9&]+/g, '-')
    .replace(/^-|-$/g, '');
}
