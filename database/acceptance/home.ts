import type { SlotName } from '#contract/home-slots.ts';
import type { HomeContent, HomeSlot } from '#contract/tenant.ts';

/** As it is stored: the pictures of the house are added when it is read. */
type StoredHome = Omit<HomeContent, 'pictures'>;

/** DEC-20: every slot filled, so that the walks can look for each. */
export const home: StoredHome & { previews: Record<string, StoredHome> } = {
  ...content('Kledd for alt vær', 'Varer fra butikkene, klare til å hentes.'),
  previews: { vinter: content('Vinteren er her', 'Ull, dun og alt til bakken.') },
};

function content(title: string, text: string): StoredHome {
  const slots: Record<SlotName, HomeSlot> = {
    generalPromo: slot('Skalljakker', '/klaer/jakker/skalljakker'),
    newspaper: slot('Kundeavisen', '/kampanjer'),
    campaignPromo: slot('Kampanjer', '/kampanjer'),
    productPromo: { ...slot('Heldre Jan Mayen Skalljakke', '/product/1001'), articleId: 1001 },
    storeSearch: slot('Finn butikk', '/butikker'),
    popularCategoryLeft: slot('Klær', '/klaer'),
    popularCategoryRight: slot('Vintersport', '/vintersport'),
    popularCategoryBottom: slot('Fritid', '/fritid'),
    grid1: slot('Jakker', '/klaer/jakker'),
    grid2: slot('Ull', '/klaer/ull'),
    grid3: slot('Fjellsko', '/sko/fjellsko'),
    grid4: slot('Staver', '/vintersport/staver'),
    grid5: slot('Herre', '/herre'),
    grid6: slot('Dame', '/dame'),
    grid7: slot('Barn', '/barn'),
    grid8: slot('Merker', '/merker'),
    grid9: slot('Bestselgere', '/bestselgere'),
  };
  return { hero: { title, text, image: null, imageMobile: null, caption: '', links: [] }, slots };
}

function slot(title: string, url: string): HomeSlot {
  return { image: null, imageMobile: null, title, text: '', url, highlight: '', articleId: null };
}
