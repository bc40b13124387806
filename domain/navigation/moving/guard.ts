import type { RouteName } from '../routes.ts';

export interface Guard {
  readonly requestAccess: () => Promise<unknown>;
  /** The named route a refused visitor is sent to, if the guard names one. */
  readonly refusedTo: RouteName | null;
}

export type RefusedTarget =
  | { readonly kind: 'named'; readonly name: RouteName }
  | { readonly kind: 'previous'; readonly path: string }
  | { readonly kind: 'home' };

/** Where a visitor goes whose request for access failed: the named route, else back, else home (NAV-24 to NAV-26). */
export function refusedTarget(guard: Pick<Guard, 'refusedTo'>, previousPath: string | null): RefusedTarget {
  if (guard.refusedTo !== null) return { kind: 'named', name: guard.refusedTo };
  if (previousPath !== null) return { kind: 'previous', path: previousPath };
  return { kind: 'home' };
}

/** Runs the guard's step, if the route has one (NAV-23); null means that the route may be entered. */
export async function enterThrough(guard: Guard | null, previousPath: string | null): Promise<RefusedTarget | null> {
  if (guard === null) return null;
  try {
    await guard.requestAccess();
    return null;
  } catch {
    return refusedTarget(guard, previousPath);
  }
}

/**
 * Where a blocked product page sends the visitor: back, or home when there is no way back or it leads to the same product
 * (UI-20, DEC-12, DEC-38, TRAP-40).
 */
export function blockedProductTarget(blockedPath: string, previousPath: string | null): string {
  return previousPath === null || previousPath === blockedPath ? '/' : previousPath;
}
