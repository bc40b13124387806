import type { BrandVariant } from '../brand.ts';

/** Outdoor specialist: two lines, all five features. */
export const nordvarde: BrandVariant = {
  name: 'nordvarde',
  displayName: 'Nordvarde',
  legalName: 'Nordvarde AS',
  orgNo: '900 000 015',
  tagline: 'Kledd for det fjorden finner på',
  club: 'Vardeklubben',
  headerLines: 2,
  features: { maintenance: true, info: true, about: true, support: true, topLeftSupport: true },
  contact: {
    email: 'kundeservice@nordvarde.example',
    phone: '15 55 10 10',
    address: 'Vardeveien 1, 5101 Eidsvågneset',
    social: [
      { name: 'Facebook', url: 'https://facebook.example/nordvarde' },
      { name: 'X', url: 'https://x.example/nordvarde' },
    ],
  },
  logo: { header: 'logo', width: 260, height: 50 },
  theme: {
    palette: 'nordvarde',
    font: 'Schibsted Grotesk',
    colors: {
      bg: '#f6f5ef',
      surface: '#ffffff',
      ink: '#0b2a33',
      'ink-2': '#47606a',
      line: '#d2dcd9',
      brand: '#0f4c5a',
      'on-brand': '#ffffff',
      deep: '#0a3540',
      'on-deep': '#f2f6f3',
      header: '#f6f5ef',
      sale: '#c0431a',
      'on-sale': '#ffffff',
    },
  },
};
