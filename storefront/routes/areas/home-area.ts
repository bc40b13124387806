import type { Area } from '../screen-route.ts';

const home = {
  chunk: 'storefront/screens/home/home-screen.tsx',
  screen: async () => (await import('../../screens/home/home-screen.tsx')).HomeScreen,
};

export const homeArea = {
  home: { ...home, load: async () => (await import('../../screens/home/load-home.ts')).loadHome },
  homePreview: { ...home, load: async () => (await import('../../screens/home/load-home.ts')).loadHomePreview },
} satisfies Area;
