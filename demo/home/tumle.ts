import { campaignId } from '../generator/campaigns.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { signatureId } from '../generator/signature-articles.ts';
import { type StoredHome, type StoredHomeContent, slot } from './home-content.ts';
import { pathOf } from './paths.ts';
import { prop, scenesOf, thing } from './pictures.ts';
import { newspaperText, saleText } from './sale-text.ts';

const { hero, wide, square, band } = scenesOf('tumle');

/** Family and leisure: rain with colour in it. */
export function tumleHome(day: DemoDay): StoredHome {
  const now = content(day);
  return {
    ...now,
    previews: {
      vinter: {
        hero: {
          title: 'Nå er det snø i lufta!',
          text: 'Akebrett, dresser og varme votter. Klikk i dag, hent etter barnehagen.',
          caption: '',
          links: [
            { text: 'Finn akebrett', url: pathOf(30901) },
            { text: 'Se vinterdresser', url: pathOf(10702) },
          ],
          ...hero('nordlys', 5, { spotX: 0.8, skierX: 0.66 }),
        },
        slots: {
          ...now.slots,
          campaignPromo: slot(
            thing('sledge', '#c2295e', '#ffc42e', 4, { variant: 'rattkjelke' }),
            'Ut og ake!',
            'Kjelker og akebrett i alle farger',
            pathOf(309),
          ),
          popularCategoryLeft: slot(thing('mittens', '#3a3f7d', '#ffc42e', 4), 'Votter', '', pathOf(10805)),
          popularCategoryBottom: slot(
            band('nordlys', 6, { skierX: 0.7 }),
            'Første skitur',
            'Skipakker til små og store',
            pathOf(30401),
          ),
        },
      },
    },
  };
}

function content(day: DemoDay): StoredHomeContent {
  return {
    hero: {
      title: 'Sølepytt-sesongen er i gang!',
      text: 'Parkdresser, støvler og ull til hele gjengen. Klikk i dag, hent etter barnehagen.',
      caption: '',
      links: [
        { text: 'Kle opp småtrollene', url: pathOf(10701) },
        { text: 'Sjekkliste til barnehagen', url: '/dette-trenger-barnet-til-barnehagestart' },
      ],
      ...hero('regn', 5, { spotX: 0.69, houseX: 0.82 }, { spotX: 0.5, houseX: 0.72 }),
    },
    slots: {
      generalPromo: slot(
        wide('bjork', 4),
        'Tur med små bein? Kort løype, mange pauser.',
        'Vår beste pakkeliste for familieturen',
        pathOf(491),
      ),
      campaignPromo: slot(
        thing('rubberBoot', '#3a3f7d', '#ffc42e', 5),
        'Lagersalg',
        saleText('alle gummistøvler', day),
        `/kampanjer/${campaignId('lagersalg-gummistovler')}`,
        { highlight: '−40 %' },
      ),
      newspaper: slot(prop('newspaper', 'tumle'), 'Ukens annonse!', newspaperText(day), '/kundeavis'),
      productPromo: slot(
        thing('overall', '#c2295e', '#ffe2a8', 11),
        'Stjerne parkdress',
        'Bestselger',
        `/product/${signatureId('stjerne')}`,
        { articleId: signatureId('stjerne') },
      ),
      storeSearch: slot(prop('map', 'tumle'), 'Hva har butikken din inne?', '', '/butikker'),
      popularCategoryLeft: slot(thing('football', '#ece6d8', '#c2295e', 2), 'Ball og lek', '', pathOf(7)),
      popularCategoryRight: slot(thing('bicycle', '#1679a0', '#ffc42e', 9), 'Sykkel', '', pathOf(5)),
      popularCategoryBottom: slot(
        band('fjord', 6, { valleyX: 0.66 }),
        'Badetøy til neste ferie',
        'Se utvalget',
        pathOf(801),
      ),
      grid1: slot(square('regn', 21), 'Regntøy', '', pathOf(106)),
      grid2: slot(thing('overall', '#4c6b3c', '#f0e0b8', 7), 'Parkdress', '', pathOf(10701)),
      grid3: slot(thing('rubberBoot', '#e3a92f', '#2b4a6f', 5), 'Støvler', '', pathOf(20202)),
      grid4: slot(thing('baseLayer', '#5b93bd', '#f0e6d2', 9), 'Ull', '', pathOf(104)),
      grid5: slot(thing('bicycle', '#c2295e', '#ffc42e', 9), 'Sykkel', '', pathOf(50103)),
      grid6: slot(thing('football', '#ece6d8', '#1679a0', 2), 'Ball', '', pathOf(70101)),
      grid7: slot(thing('backpack', '#ffc42e', '#2b1233', 3), 'Sekk', '', pathOf(40304)),
      grid8: slot(thing('beanie', '#c2295e', '#fff3d6', 12), 'Luer', '', pathOf(10801)),
      grid9: slot(thing('gloves', '#3a3f7d', '#ffc42e', 4), 'Votter', '', pathOf(10805)),
    },
  };
}
