import { campaignId } from '../generator/campaigns.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { signatureId } from '../generator/signature-articles.ts';
import { type StoredHome, type StoredHomeContent, slot } from './home-content.ts';
import { pathOf } from './paths.ts';
import { prop, scenesOf, thing } from './pictures.ts';
import { newspaperText, saleText } from './sale-text.ts';

const { hero, wide, square, band } = scenesOf('nordvarde');

/** The outdoor specialist: cold morning, mist. */
export function nordvardeHome(day: DemoDay): StoredHome {
  const now = content(day);
  return {
    ...now,
    previews: {
      vinter: {
        hero: {
          title: 'Vinteren kom i natt.',
          text: 'Dun, ull og ski, hentet i butikken før snøen har lagt seg.',
          caption: 'Lyngenalpene  69°35′ N',
          links: [
            { text: 'Se dunjakker', url: pathOf(10103) },
            { text: 'Finn din butikk', url: '/butikker' },
          ],
          ...hero('nordlys', 7, { spotX: 0.8, skierX: 0.66 }),
        },
        slots: {
          ...now.slots,
          campaignPromo: slot(
            thing('skis', '#e9e4d8', '#c0431a', 8),
            'Felleski',
            'Rett ut i løypa, uten smørebu',
            pathOf(30401),
          ),
          popularCategoryLeft: slot(thing('winterBoot', '#6b5138', '#c9ad82', 9), 'Vinterstøvler', '', pathOf(20201)),
          popularCategoryBottom: slot(
            band('nordlys', 6, { skierX: 0.7 }),
            'Kveldstur på ski',
            'Lys, ull og skall',
            pathOf(391),
          ),
        },
      },
    },
  };
}

function content(day: DemoDay): StoredHomeContent {
  return {
    hero: {
      title: 'Kledd for det fjorden finner på.',
      text: 'Skall, ull og dun som er prøvd i vestlandsvær – hentet i butikken nær deg, ofte samme dag.',
      caption: 'Nærøyfjorden  60°56′ N',
      links: [
        { text: 'Se høstens skalljakker', url: pathOf(10101) },
        { text: 'Sjekk lager i din butikk', url: '/butikker' },
      ],
      ...hero(
        'fjord',
        9,
        { spotX: 0.8, sunX: 0.68, valleyX: 0.66, low: 1 },
        { spotX: 0.72, sunX: 0.68, valleyX: 0.66, low: 1 },
      ),
    },
    slots: {
      generalPromo: slot(
        wide('nordlys', 3),
        'Hodelykt på. Skisesongen starter i mørket.',
        'Ull, skall og lys til kveldsturene',
        pathOf(391),
      ),
      campaignPromo: slot(
        thing('tent', '#e9e2d0', '#0f4c5a', 8),
        'Lagersalg',
        saleText('utvalgte telt', day),
        `/kampanjer/${campaignId('lagersalg-telt')}`,
        { highlight: '−40 %' },
      ),
      newspaper: slot(prop('newspaper', 'nordvarde'), 'Ukens annonse!', newspaperText(day), '/kundeavis'),
      productPromo: slot(
        thing('shellJacket', '#1f6675', '#f2b35a', 4),
        'Vidda 3‑lags skall',
        'Bestselger',
        `/product/${signatureId('vidda')}`,
        { articleId: signatureId('vidda') },
      ),
      storeSearch: slot(prop('map', 'nordvarde'), 'Hva har butikken din inne?', '', '/butikker'),
      popularCategoryLeft: slot(thing('hikingBoot', '#8a5a34', '#e0c48c', 5), 'Fjellsko', '', pathOf(20101)),
      popularCategoryRight: slot(thing('baseLayer', '#ece6d8', '#a32638', 9), 'Ull innerst', '', pathOf(10401)),
      popularCategoryBottom: slot(
        band('bjork', 6, { clear: [0, 0.3] }),
        'Høstjakta: klær som ikke rasler',
        'Se utvalget',
        pathOf(191),
      ),
      grid1: slot(square('fjell', 21), 'Tur og telt', '', pathOf(4)),
      grid2: slot(thing('shellJacket', '#3f7d8a', '#e2602a', 19), 'Skall', '', pathOf(10101)),
      grid3: slot(thing('downJacket', '#274b5a', '#f2b35a', 6), 'Dun', '', pathOf(10103)),
      grid4: slot(thing('baseLayer', '#31566b', '#e9e2d0', 14), 'Ull', '', pathOf(104)),
      grid5: slot(thing('backpack', '#c4582c', '#23313f', 3), 'Sekker', '', pathOf(403)),
      grid6: slot(thing('sleepingBag', '#2f6e6a', '#f2b35a', 3), 'Soveposer', '', pathOf(402)),
      grid7: slot(thing('hikingBoot', '#6b5138', '#c9ad82', 9), 'Fjellsko', '', pathOf(201)),
      grid8: slot(thing('skis', '#e9e4d8', '#c0431a', 8), 'Ski', '', pathOf(30301)),
      grid9: slot(thing('thermos', '#c0431a', '#e9e2d0', 6), 'Termos', '', pathOf(40404)),
    },
  };
}
