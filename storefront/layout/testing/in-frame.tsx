import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { FrameData } from '../load-frame.ts';

/** A frame as the acceptance data gives it; for tests alone. */
export const sampleFrame: FrameData = {
  origin: 'https://nordvarde.example',
  tenant: {
    id: 1,
    chain_id: 1,
    brand_name: 'nordvarde',
    display_name: 'Nordvarde',
    logo_svg: '/logo/nordvarde/logo.svg',
    logo_png: '/logo/nordvarde/logo.png',
    header_lines: 2,
    theme: { name: 'nordvarde', colors: { bg: '#f6f5ef', ink: '#0b2a33' }, font: 'Schibsted Grotesk' },
    features: {
      maintenance: true,
      info: true,
      about: true,
      support: true,
      top_left_support: true,
      club_guarantee: true,
    },
  },
  contact: {
    email: 'kundeservice@example.no',
    phone: '15 55 10 10',
    address: 'Vardeveien 1, 5101 Eidsvågneset',
    orgNo: '900 000 015',
    social: [{ name: 'Facebook', url: 'https://facebook.example/nordvarde' }],
  },
  menuGenders: ['junior', 'dame', 'herre', 'barn', 'uni'],
  brand: {
    legal_name: 'Nordvarde AS',
    tagline: 'Kledd for det fjorden finner på',
    club: 'Vardeklubben',
    logo_width: 260,
    logo_height: 50,
    menu: { order: [], hidden: [], links: [] },
    texts: {},
  },
  searchOnType: false,
  isOpening: false,
  paymentMethods: ['card', 'klarna', 'qliro'],
  loginMethods: [],
  categories: [
    { id: 1, name: 'Klær', slug: 'klaer' },
    { id: 2, name: 'Vintersport', slug: 'vintersport' },
    { id: 3, name: 'Sko', slug: 'sko' },
    { id: 4, name: 'Fritid', slug: 'fritid' },
  ],
  year: 2026,
};

export interface InFrame {
  readonly element: ReactElement;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/** The element at every address, inside a frame that is loaded already. */
export function inFrame(shown: ReactElement, path = '/', change: Partial<FrameData> = {}): InFrame {
  const routes: RouteObject[] = [
    {
      id: 'frame',
      loader: () => null,
      shouldRevalidate: () => false,
      element: shown,
      children: [{ path: '*', element: null }],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { frame: { ...sampleFrame, ...change } } },
  });
  return { element: <RouterProvider router={router} />, router };
}
