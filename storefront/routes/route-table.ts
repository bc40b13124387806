import type { RouteObject } from 'react-router';
import type { LoaderArgs } from '../data/api-context.ts';
import { shownGenders } from '../lists/shown-genders.ts';
import { Root } from '../root.tsx';
import { LazyErrorScreen, LazyFrameErrorScreen } from '../screens/error/lazy-error-screen.tsx';
import { screens } from './areas.ts';
import { screenRoute } from './screen-route.ts';

export const screenRoutes = screens.flatMap((screen): readonly RouteObject[] =>
  screen.name === 'gender'
    ? shownGenders.map((gender) => ({ ...screenRoute(screen), id: `gender-${gender}`, path: gender }))
    : [screenRoute(screen)],
);

/** What each address shows: the one table the server renders from and the browser navigates by (ROUTE-01 to ROUTE-47). */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: async (args: LoaderArgs) => (await import('../layout/load-frame.ts')).loadFrame(args),
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: LazyFrameErrorScreen,
    children: [
      {
        ErrorBoundary: LazyErrorScreen,
        children: [
          ...screenRoutes,
          {
            id: 'unknown',
            path: '*',
            loader: async (args: LoaderArgs) => (await import('../lists/load-category.ts')).loadCategory(args),
          },
        ],
      },
    ],
  },
];
