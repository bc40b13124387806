import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { type RouteName, routePatterns } from '#domain/navigation/routes.ts';

/** What the frame needs to know of a screen: its name, its source file, and what it does to the breadcrumbs. */
export interface ScreenHandle {
  readonly name: RouteName;
  readonly chunk: string;
}

interface ScreenRoute {
  readonly name: RouteName;
  /** Source file of the screen, as the build's manifest names it; its code is loaded when the route is. */
  readonly chunk: string;
  readonly screen: () => Promise<ComponentType>;
  /** What the screen shows is loaded by; its code too comes with the route. */
  readonly load?: () => Promise<LoaderFunction>;
}

/** A row of the route table. */
export function screenRoute({ name, chunk, screen, load }: ScreenRoute): RouteObject {
  return {
    id: name,
    path: routePatterns[name],
    handle: { name, chunk } satisfies ScreenHandle,
    lazy: { Component: screen, ...(load === undefined ? {} : { loader: load }) },
  };
}
