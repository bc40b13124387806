import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { type RouteName, routePatterns } from '#domain/navigation/routes.ts';
import type { NamedScreen } from '../layout/navigation/shown-screen.ts';

/** What a screen is made of; its code is loaded when the route is. */
export interface ScreenParts {
  /** Source file of the screen, as the build's manifest names it. */
  readonly chunk: string;
  readonly screen: () => Promise<ComponentType>;
  /** What the screen shows is loaded by. */
  readonly load?: () => Promise<LoaderFunction>;
}

/** The screens of one part of the shop, by the names of their routes. */
export type Area = Readonly<Partial<Record<RouteName, ScreenParts>>>;

/** A row of the route table. */
export interface ScreenHandle extends NamedScreen {
  /** The part of the shop it stands in. */
  readonly area: string;
  readonly parts: () => Promise<ScreenParts>;
}

export function screenRoute(handle: ScreenHandle): RouteObject {
  return {
    id: handle.name,
    path: routePatterns[handle.name],
    handle,
    lazy: {
      Component: async () => (await handle.parts()).screen(),
      loader: async () => (await handle.parts()).load?.(),
    },
  };
}
