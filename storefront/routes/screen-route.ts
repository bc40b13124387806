import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { type RouteName, routePatterns } from '#domain/navigation/routes.ts';
import type { NamedScreen } from '../layout/navigation/shown-screen.ts';

/** The modules of a screen, imported when its route is entered. */
export interface ScreenParts {
  /** Source file of the screen, as the build's manifest names it. */
  readonly chunk: string;
  readonly screen: () => Promise<ComponentType>;
  /** The loader of its data. */
  readonly load?: () => Promise<LoaderFunction>;
}

/** The screens of one part of the shop, by the names of their routes. */
export type Area = Readonly<Partial<Record<RouteName, ScreenParts>>>;

/** A row of the route table. */
export interface ScreenHandle extends NamedScreen {
  /** Name of its area. */
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
