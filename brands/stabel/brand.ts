import type { BrandVariant } from '../brand.ts';

/** Pallet-warehouse discounter: a single line, customer service and information only. */
export const stabel: BrandVariant = {
  name: 'stabel',
  displayName: 'Stabel',
  legalName: 'Stabel AS',
  orgNo: '900 000 023',
  tagline: 'Stablet høyt. Priset lavt',
  club: 'Stabelklubben',
  headerLines: 1,
  features: { maintenance: false, info: true, about: false, support: true, topLeftSupport: false },
  contact: {
    email: 'kundeservice@stabel.example',
    phone: '15 55 20 20',
    address: 'Pallegata 2, 0668 Oslo',
    social: [
      { name: 'Facebook', url: 'https://facebook.example/stabel' },
      { name: 'X', url: 'https://x.example/stabel' },
    ],
  },
  logo: { header: 'logo-neg', width: 287, height: 44 },
  theme: {
    palette: 'stabel',
    font: 'Archivo',
    colors: {
      bg: '#f4f0e8',
      surface: '#ffffff',
      ink: '#1b1c1e',
      'ink-2': '#55514a',
      line: '#d9d0c0',
      brand: '#f26b1d',
      'on-brand': '#1b1c1e',
      deep: '#1b1c1e',
      'on-deep': '#f7f2ea',
      header: '#1b1c1e',
      sale: '#f26b1d',
      'on-sale': '#1b1c1e',
    },
  },
};
