import type { RouterState } from 'react-router';
import type { RouteName } from '#domain/navigation/routes.ts';

/** What a row of the route table tells the frame about its screen, as the router's `handle`. */
export interface NamedScreen {
  readonly name: RouteName;
}

export interface ShownScreen {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** Which screen of the route table is shown; null is the not-found or error screen. */
export function shownScreen({
  matches,
  errors,
  location,
}: Pick<RouterState, 'matches' | 'errors' | 'location'>): ShownScreen | null {
  const match = matches.at(-1);
  const handle = match?.route.handle as NamedScreen | undefined;
  if (match === undefined || handle === undefined || errors !== null) return null;
  const params = Object.entries(match.params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // each gender is a path of its own in the table (ROUTE-26), so the router finds no parameter
  const gender = handle.name === 'gender' ? [['gender', location.pathname.slice(1)] as const] : [];
  return { name: handle.name, params: Object.fromEntries([...params, ...gender]) };
}
