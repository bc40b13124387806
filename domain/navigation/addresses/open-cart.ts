const flag = 'openCart';

/** Any value counts: `?openCart`, `?openCart=true` (NAV-09, DEC-32). */
export function hasOpenCart(search: string): boolean {
  return queryParts(search).some(isFlag);
}

/** The query string without the flag: a reload or a shared link must not open the cart again (DEC-32). */
export function withoutOpenCart(search: string): string {
  const rest = queryParts(search).filter((part) => !isFlag(part));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** Adds the flag to a path that may have a query and a hash. */
export function withOpenCart(path: string): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...query] = beforeHash.split('?');
  const rest = withoutOpenCart(query.join('?'));
  const suffix = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${pathname}${rest === '' ? '?' : `${rest}&`}${flag}=true${suffix}`;
}

function queryParts(search: string): readonly string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
}

function isFlag(part: string): boolean {
  return part === flag || part.startsWith(`${flag}=`);
}
