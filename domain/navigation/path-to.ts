import { type RouteName, type RoutePattern, routePatterns } from './routes.ts';

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path;
type ParamOf<Path extends string> = Segment<Path> extends infer S ? (S extends `:${infer Name}` ? Name : never) : never;
type NeededParam<Name> = Name extends `${string}?` ? never : Name;
type OptionalParam<Name> = Name extends `${infer Bare}?` ? Bare : never;

export type RouteParams<Name extends RouteName> = {
  readonly [Key in NeededParam<ParamOf<RoutePattern<Name>>> & string]: string | number;
} & { readonly [Key in OptionalParam<ParamOf<RoutePattern<Name>>> & string]?: string | number };

type ParamsArgument<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>];

/** The path of a named route (ROUTE-22): `pathTo('product', { articleName: 'alpinbriller-pro' })`. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>): string {
  return fillPattern(name, params ?? {});
}

/** The same for a name and parameters that were stored as data, e.g. a breadcrumb. */
export function fillPattern(name: RouteName, params: Readonly<Record<string, string | number | undefined>>): string {
  const segments: string[] = [];
  for (const segment of routePatterns[name].split('/').slice(1)) {
    if (!segment.startsWith(':')) {
      segments.push(segment);
      continue;
    }
    const value = params[segment.replace(/^:|\?$/g, '')];
    if (value !== undefined && value !== '') segments.push(encodeParam(name, String(value)));
    else if (segment.endsWith('?'))
      break; // what follows an absent parameter cannot stand
    else throw new TypeError(`Route ${name} needs ${segment}`);
  }
  return `/${segments.join('/')}`;
}

/** '&' of a slug and '+' of an id list are written raw (DEC-11, DEC-18). */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll('%26', '&').replaceAll('%2B', '+');
}

/** Search text is encoded whole (DEC-57). */
function encodeParam(name: RouteName, value: string): string {
  return name === 'search' ? encodeURIComponent(value) : encodeSegment(value);
}
