import { ask, type Query } from '../query.ts';

/** As many of each kind, before the search was asked these, by somebody who had seen it answer others; judged by names. */
export const twentySixthLot: Readonly<Record<string, readonly Query[]>> = {
  'one word': [
    ask('flaske', { name: /flaske/i }, { name: /termos/i }),
    ask('fleece', { name: /fleece/i }, { text: /fleece/i }),
    ask('staver', { name: /stav/i }),
  ],
  'two words': [
    ask('vanntett sekk', { name: /sekk|bag/i, text: /vanntett/i }, { name: /sekk|bag/i }),
    ask('tykke sokker', { name: /tykk.*sokk|tykk ullsokk/i }, { name: /sokk/i }),
    ask('høy tursko', { name: /høy tursko|fjellstøvel/i }, { name: /tursko/i }),
    ask('oppladbar lykt', { name: /oppladbar.*lykt/i }, { name: /lykt/i }),
  ],
  'three words': [
    ask('regnjakke barn refleks', { name: /regnjakke/i, gender: 'barn' }),
    ask('lang underbukse herre', { name: /ullongs/i, gender: 'herre' }, { name: /ullongs/i }),
    ask('fôret bukse barn', { name: /fôret bukse|skibukse/i, gender: 'barn' }),
    ask('kort våtdrakt herre', { name: /kort våtdrakt/i, gender: 'herre' }),
    ask('sykkelhjelm junior lys', { name: /sykkelhjelm/i, gender: 'barn' }, { name: /sykkelhjelm/i }),
  ],
  'four words and more': [
    ask('jakke til høsttur i fjellet for damer', { name: /jakke|anorakk/i, gender: 'dame' }),
    ask(
      'sko til inne trening for gutt 12 år',
      { name: /innendørssko|håndballsko|joggesko|løpesko/i, gender: 'barn' },
      { name: /sko/i, gender: 'barn' },
    ),
    ask('varme og vanntette votter til barn', { name: /vott/i, gender: 'barn' }),
    ask(
      'genser i ren ull til herre',
      { name: /ullgenser|ulltrøye/i, gender: 'herre' },
      { text: /ull/i, gender: 'herre' },
    ),
    ask('liten og lett hodelykt til løping', { name: /hodelykt/i }),
  ],
  compound: [ask('dameskisko', { name: /langrennssko|alpinstøvel/i }), ask('fjellsekk', { name: /sekk/i })],
  'gender and colour': [
    ask(
      'sort jakke dame',
      { name: /jakke|anorakk/i, gender: 'dame', color: 'svart' },
      { name: /jakke/i, gender: 'dame' },
    ),
    ask(
      'blå bukse herre',
      { name: /bukse|tights|shorts/i, gender: 'herre', color: 'blå' },
      { name: /bukse/i, gender: 'herre' },
    ),
    ask(
      'grå genser menn',
      { name: /genser|trøye/i, gender: 'herre', color: 'grå' },
      { name: /genser/i, gender: 'herre' },
    ),
    ask('gule støvler barn', { name: /støvel/i, gender: 'barn', color: 'gul' }, { name: /støvel/i, gender: 'barn' }),
  ],
  unit: [ask('termos en liter', { name: /termos 1,0/i }, { name: /termos/i })],
  synonym: [
    ask('ullongs', { name: /ullongs/i }),
    ask('polojakke', { name: /fleece|softshell|vindjakke|jakke/i }),
    ask('rumpetaske', { name: /belte|bag|sekk|veske/i }),
    ask('kasserolle', { name: /kjele|kokekar|kokesett|gryte|panne|kjøkken/i }),
  ],
  'nynorsk, dialect': [
    ask('ullsokkar til born', { name: /ullsokk|sokk/i, gender: 'barn' }),
    ask('ei varm hue', { name: /lue|pannebånd/i }),
    ask('støvla te onga', { name: /støvel/i, gender: 'barn' }),
    ask('ryggsekkjer', { name: /sekk/i }),
  ],
  size: [
    ask('joggesko 44', { name: /joggesko|løpesko|terrengsko/i, size: '44' }, { name: /joggesko|løpesko/i }),
    ask('jakke xl herre', { name: /jakke|anorakk/i, gender: 'herre', size: 'XL' }),
    ask(
      'parkdress str 86',
      { name: /parkdress|vinterdress|dress/i, sizes: ['86', '86/92', '80/86', '86-92', '80-86'] },
      { name: /dress/i, gender: 'barn' },
    ),
    ask('langrennsstav 145', { name: /langrennsstav/i }),
    ask('gummistøvler 28', { name: /gummistøvel/i, size: '28' }, { name: /gummistøvel/i, gender: 'barn' }),
  ],
  'use, season': [
    ask('fisketur', { name: /fisk|stang|snelle|sluk|spinner|håv|sene|sett|termos|sekk|stol|regn|støvel/i }),
    ask('sommerferie på stranda', {
      name: /bad|bikini|uv|sandal|caps|shorts|snorkel|svøm|telt|stol|spill|kubb|volleyball|kjøle|våtdrakt|tøffel|ring/i,
    }),
    ask('høstjakt', { groups: [1, 2, 4] }),
  ],
  foreign: [
    ask('sleeping pad', { name: /underlag/i }),
    ask('regnbukser børn', { name: /regn/i, gender: 'barn' }),
    ask('running tights men', { name: /tights/i, gender: 'herre' }, { name: /tights/i }),
  ],
  price: [
    ask('tursekk under 1000 kr', { name: /sekk/i, max: 1000 }),
    ask('dunjakke maks 2000', { name: /dunjakke|boblejakke/i, max: 2000 }),
    ask('sykkel over 5000', { name: /sykkel/i, min: 5000 }),
    ask('lue 100-200 kr', { name: /lue/i, min: 100, max: 200 }),
  ],
  sentence: [
    ask('jeg trenger nye ski til datteren min', { name: /ski(?!bukse|jakke|brille)/i }),
    ask('hva skal jeg ha på meg når det regner mye', { name: /regn|skall/i }, { groups: [1, 2] }),
    ask('har dere noe som holder maten kald', { name: /kjøle|termos/i }),
    ask('vi skal på langtur og må ha et godt telt', { name: /telt/i }),
    ask('jeg leter etter en lett jakke som tåler vind', { name: /vindjakke|anorakk|softshell|lett|jakke/i }),
  ],
  negation: [ask('bukse ikke tights', { name: /bukse|shorts/i, without: /tights/i })],
};
