import type { BrandVariant } from '../brand.ts';

/** Family and leisure: two lines, without the information page and the top-left link. */
export const tumle: BrandVariant = {
  name: 'tumle',
  displayName: 'Tumle',
  legalName: 'Tumle AS',
  orgNo: '900 000 031',
  tagline: 'Sølepyttsesongen er i gang',
  club: 'Tumleklubben',
  headerLines: 2,
  features: { maintenance: true, info: false, about: true, support: true, topLeftSupport: false },
  contact: {
    email: 'kundeservice@tumle.example',
    phone: '15 55 30 30',
    address: 'Lekeveien 3, 7041 Trondheim',
    social: [
      { name: 'Facebook', url: 'https://facebook.example/tumle' },
      { name: 'X', url: 'https://x.example/tumle' },
    ],
  },
  logo: { header: 'logo', width: 174, height: 66 },
  theme: {
    palette: 'tumle',
    font: 'Figtree',
    colors: {
      bg: '#fffaf0',
      surface: '#ffffff',
      ink: '#2b1233',
      'ink-2': '#634a6a',
      line: '#efe0cb',
      brand: '#c2154d',
      'on-brand': '#ffffff',
      deep: '#2b1233',
      'on-deep': '#fff6e8',
      header: '#ffffff',
      sale: '#ffc42e',
      'on-sale': '#2b1233',
    },
  },
};
