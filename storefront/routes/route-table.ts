import type { RouteObject } from 'react-router';
import { loadedOnce } from '#ui/browser/startup/loaded-once.ts';
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

const frameModule = loadedOnce(() => import('../layout/load-frame.ts'));
const categoryModule = loadedOnce(() => import('../lists/load-category.ts'));

/** What each address shows: the one table the server renders from and the browser navigates by (ROUTE-01 to ROUTE-47). */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: async (args: LoaderArgs) => (await frameModule()).loadFrame(args),
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
            loader: async (args: LoaderArgs) => (await categoryModule()).loadCategory(args),
          },
        ],
      },
    ],
  },
];
