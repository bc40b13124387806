import type { RouteObject } from 'react-router';
import { routeGenders } from '#domain/navigation/genders.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import { Root } from '../root.tsx';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { loadCategory } from './load-category.ts';
import { loadFrame } from './load-frame.ts';
import { loadHome, loadHomePreview } from './load-home.ts';
import { loadPage } from './load-page.ts';
import { pageRouteNames } from './page-slugs.ts';
import { screenRoute } from './screen-route.ts';

const home = {
  chunk: 'storefront/screens/home/home-screen.tsx',
  screen: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
};
const page = {
  chunk: 'storefront/screens/page/page-screen.tsx',
  screen: async () => (await import('../screens/page/page-screen.tsx')).PageScreen,
};
/** A screen whose part of the shop is not built yet: its frame and its title, nothing else. */
const title = {
  chunk: 'storefront/screens/title/title-screen.tsx',
  screen: async () => (await import('../screens/title/title-screen.tsx')).TitleScreen,
};

const titled: readonly RouteName[] = [
  'checkout',
  'paymentReturn',
  'receipt',
  'product',
  'search',
  'utvalg',
  'blog',
  'blogCategory',
  'blogPost',
  'productLines',
  'productLine',
  'colorgroups',
  'colorgroup',
  'campaigns',
  'campaign',
  'bestsellers',
  'shops',
  'shop',
  'poll',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'account',
  'history',
  'accountReviews',
  'qrCode',
  'favourites',
];

/** What each address shows: the one table the server renders from and the browser navigates by (ROUTE-01 to ROUTE-47). */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: loadFrame,
    shouldRevalidate: () => false,
    Component: Root,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          screenRoute({ name: 'home', ...home, loader: loadHome }),
          screenRoute({ name: 'homePreview', ...home, loader: loadHomePreview }),
          ...pageRouteNames.map((name) => screenRoute({ name, ...page, loader: loadPage(name) })),
          ...titled.map((name) => screenRoute({ name, ...title })),
          ...routeGenders.map((gender) => ({
            ...screenRoute({ name: 'gender', ...title }),
            id: `gender-${gender}`,
            path: gender,
          })),
          screenRoute({ name: 'category', ...title, loader: loadCategory }),
          { id: 'unknown', path: '*', loader: loadCategory },
        ],
      },
    ],
  },
];
