import { campaignId } from '../generator/campaigns.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { signatureId } from '../generator/signature-articles.ts';
import { type StoredHome, type StoredHomeContent, slot } from './home-content.ts';
import { pathOf } from './paths.ts';
import { prop, scenesOf, thing } from './pictures.ts';
import { newspaperText, saleText } from './sale-text.ts';

const { hero, wide, square, band } = scenesOf('stabel');

/** The pallet-warehouse discounter: dusk, kraft, orange. */
export function stabelHome(day: DemoDay): StoredHome {
  const now = content(day);
  return {
    ...now,
    previews: {
      vinter: {
        hero: {
          title: 'Vinter på palle.',
          text: 'Ski, dun og brodder rett fra lastebilen. Ingen pynt, bare pris.',
          caption: '',
          links: [
            { text: 'Se alt til vinteren', url: pathOf(3) },
            { text: 'Finn din butikk', url: '/butikker' },
          ],
          ...hero('nordlys', 12, { spotX: 0.8, skierX: 0.66 }),
        },
        slots: {
          ...now.slots,
          campaignPromo: slot(
            thing('downJacket', '#e2602a', '#2a2d33', 3),
            'Dun',
            'Varm jakke til lav pris',
            pathOf(10103),
          ),
          popularCategoryLeft: slot(thing('iceCleats', '#2a2d33', '#f26b1d', 5), 'Brodder', '', pathOf(20603)),
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
  const thisWeek = '/kundeavis';
  return {
    hero: {
      title: 'Stablet høyt. Priset lavt.',
      text: 'Varene står på paller, rett på gulvet. Det du ikke betaler for pynt, sparer du på turen.',
      caption: '',
      links: [
        { text: 'Se ukens annonse', url: thisWeek },
        { text: 'Finn din butikk', url: '/butikker' },
      ],
      ...hero(
        'fjell',
        11,
        { spotX: 0.6, hikerX: 0.66, cairnX: 0.715, peakX: 0.76 },
        { spotX: 0.3, hikerX: 0.66, cairnX: 0.82, peakX: 0.76 },
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
        thing('runningShoe', '#2a2d33', '#f4efe6', 4, { variant: 'trail' }),
        'Lagersalg',
        saleText('terrengsko', day),
        `/kampanjer/${campaignId('lagersalg-terrengsko')}`,
        { highlight: '−40 %' },
      ),
      newspaper: slot(prop('newspaper', 'stabel'), 'Ukens annonse!', newspaperText(day), thisWeek),
      productPromo: slot(
        thing('shellJacket', '#f26b1d', '#1b1c1e', 8),
        'Storegga skall',
        'Bestselger',
        `/product/${signatureId('storegga')}`,
        { articleId: signatureId('storegga') },
      ),
      storeSearch: slot(prop('map', 'stabel'), 'Hva har butikken din inne?', '', '/butikker'),
      popularCategoryLeft: slot(thing('hikingBoot', '#8a5a34', '#e0c48c', 5), 'Fjellsko', '', pathOf(20101)),
      popularCategoryRight: slot(thing('baseLayer', '#ece6d8', '#a32638', 9), 'Ull innerst', '', pathOf(10401)),
      popularCategoryBottom: slot(
        band('bjork', 6, { clear: [0, 0.3] }),
        'Høstjakta: klær som ikke rasler',
        'Se utvalget',
        pathOf(191),
      ),
      grid1: slot(square('fjell', 21), 'Tur og telt', '', pathOf(4)),
      grid2: slot(thing('shellJacket', '#e2602a', '#2a2d33', 1), 'Skalljakker', '', pathOf(10101)),
      grid3: slot(thing('baseLayer', '#a32638', '#f0e6d2', 9), 'Ull', '', pathOf(104)),
      grid4: slot(thing('downJacket', '#3a3f7d', '#f2a33a', 3), 'Dun', '', pathOf(10103)),
      grid5: slot(thing('hikingBoot', '#4c6b3c', '#e0c48c', 5), 'Fjellsko', '', pathOf(201)),
      grid6: slot(thing('backpack', '#e3a92f', '#2a2d33', 6), 'Sekker', '', pathOf(403)),
      grid7: slot(thing('skis', '#1f6675', '#f2a33a', 3), 'Ski', '', pathOf(30301)),
      grid8: slot(thing('bicycle', '#e2602a', '#f0e6d2', 4), 'Sykkel', '', pathOf(5)),
      grid9: slot(thing('overall', '#4c6b3c', '#f0e0b8', 7), 'Barn', '', '/barn'),
    },
  };
}
