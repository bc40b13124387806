import { ask, type Query } from '../query.ts';

const grownUp = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Written by somebody who had seen groups and example names alone, neither the search nor its answers; mostly of cycling, running, swimming and training. */
export const twentyNinthLot: Readonly<Record<string, readonly Query[]>> = {
  'one word': [
    ask('sykkelbukse', { groups: [50302] }),
    ask('treningsbukse', { groups: [10205, 10207] }, { groups: [10206] }),
    ask('refleksvest', { groups: [60402], name: /refleksvest/i }, { groups: [60402] }),
    ask('snøracer', { groups: [30902], name: /rattkjelke/i }, { groups: [30902] }),
    ask('badesandal', { groups: [20404] }, { groups: [20402] }),
    ask('drikkesekk', { groups: [60401], name: /drikkebelte/i }, { groups: [40301, 40405] }),
    ask('romaskin', { groups: [60302, 60301] }),
    ask('medisinball', { groups: [60102] }, { groups: [60101] }),
    ask('svømmeplate', { groups: [80203] }, { groups: [802] }),
  ],
  'two words': [
    ask('ullsokker herre', { groups: [10901], gender: 'herre' }, { groups: [10903], gender: 'herre' }),
    ask('vanntette tursko', { groups: [201], text: /vanntett/i }),
    ask('svart badedrakt', { groups: [80102], color: 'svart' }),
    ask('rulleskøyter voksen', { groups: [50602], gender: 'herre' }),
    ask('fiskestang nybegynner', { groups: [90104] }, { groups: [90101] }),
    ask('sammenleggbar tredemølle', { groups: [60301], name: /sammenleggbar/i }, { groups: [60301] }),
  ],
  'three words': [
    ask('lue med dusk', { groups: [10801], name: /dusk/i }, { groups: [10801] }),
    ask('sykkellys foran bak', { groups: [50401], name: /lyssett/i }, { groups: [50401] }),
    ask('treningstights høyt liv', { groups: [10207], text: /høyt liv/i }, { groups: [10207], gender: 'dame' }),
    ask('svømmebriller til barn', { groups: [80201], gender: 'barn' }),
    ask('oppladbar hodelykt løping', { groups: [40501], text: /oppladbar/i }, { groups: [40501] }),
    ask('bag til gymmen', { groups: [40303] }, { groups: [40301] }),
  ],
  sentence: [
    // They name the thing.
    ask('hei, har dere en sykkellås som ikke er så lett å klippe over?', { groups: [50402] }),
    ask(
      'jeg skal løpe mitt første halvmaraton og trenger sko med god demping',
      { groups: [20301], text: /dempet|demping/i },
      { groups: [20301] },
    ),
    ask(
      'trenger en sekk til pc og matpakke på vei til jobb',
      { groups: [40301], name: /bysekk/i },
      { groups: [40301] },
    ),
    ask(
      'dattera mi på 3 begynner i barnehagen og må ha en parkdress som tåler søle',
      { groups: [10701] },
      { groups: [10602] },
    ),
    ask(
      'leter etter treningstøy til en litt stor mann, str xxl, noe luftig',
      { groups: [10501, 10502, 10503, 10206], gender: 'herre', size: 'XXL' },
      { groups: [10205, 10207, 10303, 10304], gender: 'herre', size: 'XXL' },
    ),
    ask('jeg svømmer to ganger i uka og brillene mine dugger hele tiden, trenger nye', {
      groups: [80201],
      gender: 'herre',
    }),
    ask(
      'trenger ny pumpe til sykkelen før vi drar på ferie, helst en liten en',
      { groups: [50403], name: /minipumpe/i },
      { groups: [50403] },
    ),
    ask(
      'har dere badehette som passer når man har masse langt hår',
      { groups: [80202], text: /langt hår/i },
      { groups: [80202] },
    ),
    // They name none.
    ask(
      'kona vil ha noe varmt på beina inne på hytta',
      { groups: [20403, 10901], gender: 'dame' },
      { groups: [10402], gender: 'dame' },
    ),
    ask(
      'jobber natt på sykehuset og er helt ferdig i føttene, hva bør jeg gå i? dame',
      { groups: [20301, 20401], gender: 'dame' },
      { groups: [20102, 20402, 20601], gender: 'dame' },
    ),
    ask(
      'det er så mørkt når jeg sykler hjem fra jobb at bilene ikke ser meg',
      { groups: [50401, 60402] },
      { groups: [40501] },
    ),
    ask(
      'jeg fryser på fingrene når jeg sykler til jobben',
      { groups: [50303], text: /vindtett|fôret|vinter/i },
      { groups: [50303, 10804, 10805] },
    ),
    ask('noe mot stive skuldre etter en hel dag foran skjermen', { groups: [60202, 60203] }, { groups: [60201] }),
    ask(
      'hva kan gjestene finne på ute på plenen mens vi griller',
      { groups: [705, 70401] },
      { groups: [70105, 70101, 70302] },
    ),
    ask(
      'er helt ny på trening, hva er greit å begynne å løfte hjemme',
      { groups: [60101, 60102] },
      { groups: [60103, 60203, 60104] },
    ),
    ask('mor er 80 og tør ikke gå ut når det er is på fortauet', { groups: [20603] }, { groups: [40901] }),
  ],
  synonym: [
    ask('pulsur', { groups: [60403] }),
    ask('svømmelabber', { groups: [80203] }),
    ask('langunderbukse', { groups: [10402] }, { groups: [10403] }),
    ask('mosjonssykkel', { groups: [60302] }),
    ask('fiberpels', { groups: [10301] }),
  ],
  'nynorsk, dialect': [
    ask('noko lett og mjukt å springe i på grusveg', { groups: [203] }),
    ask('eg treng hovudlykt til skiturar om kvelden', { groups: [40501] }),
    ask(
      'kva har de av redningsvestar til ungar',
      { groups: [80301], gender: 'barn' },
      { groups: [80302], gender: 'barn' },
    ),
    ask('ka bruke dokker under skian når det e mildt', { groups: [30701, 30702] }, { groups: [307] }),
    ask('varme vottar til guten', { groups: [10805], gender: 'barn' }, { groups: [10804], gender: 'barn' }),
    ask('får vondt i knea når eg går ned frå fjellet', { groups: [40901] }, { groups: [20601] }),
    ask('ska på hytta å treng øks å sag te veden', { groups: [40603] }),
  ],
  size: [
    ask(
      'løpesko dame 38',
      { groups: [203], gender: 'dame', size: '38' },
      { groups: [20401], gender: 'dame', size: '38' },
    ),
    ask('skøyter str 42', { groups: [30801], size: '42' }),
    ask('sykkelhjelm hode 57 cm', { groups: [50201], size: 'M' }),
    ask('regndress str 86', { groups: [10602], size: '86' }, { groups: [10601], size: '86' }),
    ask('treningstights xl herre', { groups: [10207], gender: 'herre', size: 'XL' }),
    ask('svømmeføtter 41', { groups: [80203], size: '41' }),
    ask('redningsvest til mann på 85 kilo', { groups: [80301], size: '70-90 kg' }),
    ask('barnesykkel 20 tommer', { groups: [50103], size: '20"' }),
  ],
  'use, season': [
    ask(
      'klær til løping om vinteren',
      { groups: [10207, 10107, 10304, 10502, 10401], sizes: grownUp },
      {
        groups: [10402, 10105, 10108, 10801, 10802, 10803, 10804],
        sizes: [...grownUp, 'One size', '7', '8', '9', '10'],
      },
    ),
    ask(
      'badeferie med småbarn',
      { groups: [801, 20404], gender: 'barn' },
      { groups: [80201, 80301, 20402], gender: 'barn' },
    ),
    ask(
      'utstyr til påsketur på ski',
      { groups: [304, 305, 30202, 30203, 40404, 40703] },
      { groups: [307, 30903, 40301, 40302, 10106, 10107, 108] },
    ),
    ask('trene hjemme i stua', { groups: [602, 60101, 60102, 60303] }, { groups: [601, 603] }),
    ask(
      'sykle til jobb i regnvær',
      { groups: [10102, 10203], sizes: grownUp },
      { groups: [10101, 10202, 50404], sizes: [...grownUp, 'One size'] },
    ),
    ask('bål på stranda sankthans', { groups: [40406] }, { groups: [40701, 40703, 40403, 40603] }),
    ask('vinterdekk sykkel', { groups: [50501], name: /piggdekk/i }),
    ask('svømmekurs 6 år', { groups: [80101, 80102, 80201], gender: 'barn' }, { groups: [80202, 80203, 80104] }),
    ask('gjøre sykkelen klar til våren', { groups: [50502] }, { groups: [50501, 50403] }),
  ],
  foreign: [
    ask('running shorts men', { groups: [10206], gender: 'herre' }),
    ask('skipping rope', { groups: [60303] }),
    ask(
      'waterproof jacket for cycling to work',
      { groups: [10101, 10102], sizes: grownUp },
      { groups: [10107, 10105], sizes: grownUp, text: /vanntett/i },
    ),
    ask('løbesko dame', { groups: [203], gender: 'dame' }),
    ask('cykelhandsker', { groups: [50303] }),
    ask('träningsmatta', { groups: [60201] }),
    ask('regnbyxor barn', { groups: [10203], gender: 'barn' }, { groups: [10601], gender: 'barn' }),
    ask('Wanderschuhe Herren', { groups: [201], gender: 'herre' }),
  ],
  price: [
    ask('gps klokke under 2000 kr', { groups: [60403], max: 2000 }),
    ask('rimelig yogamatte', { groups: [60201], max: 300 }, { groups: [60201], max: 400 }),
    ask('ullundertøy på tilbud', { groups: [10401, 10402, 10403], offer: true }),
    ask(
      'gave til en som løper, maks 200 kroner',
      { groups: [604, 10902], max: 200 },
      { groups: [10802, 10803, 10806, 40405], max: 200 },
    ),
    ask('sykkellykt mellom 200 og 400', { groups: [50401], min: 200, max: 400 }),
  ],
  negation: [
    ask('hodelykt som ikke er oppladbar, bare vanlige batterier', { groups: [40501], without: /(?<!ikke )oppladbar/i }),
    ask('badedrakt dame ikke svart', { groups: [80102], gender: 'dame', notColor: 'svart' }),
    ask('sykkel til jobb, ikke elsykkel', { groups: [50102] }, { groups: [50101] }),
  ],
  unit: [
    ask('tursekk 65 liter', { groups: [40302], name: /\b65\b/ }, { groups: [40302], name: /\b(55|60|70|75)\b/ }),
    ask('kjedeolje 120 ml', { groups: [50502], name: /olje.*\b120 ml/i }, { groups: [50502], name: /olje/i }),
  ],
  compound: [
    ask(
      'tremannstelt',
      { groups: [40101, 40102, 40103], name: /3 personer|tunnel 3/i },
      { groups: [40101, 40102, 40103], name: /4 personer/i },
    ),
    ask('vinterløpesko', { groups: [20302], text: /vanntett/i }, { groups: [20302] }),
    ask('damesykkel', { groups: [50102], gender: 'dame' }, { groups: [50104], gender: 'dame' }),
    ask('sykkelregnjakke', { groups: [10102], sizes: grownUp }, { groups: [10101], sizes: grownUp }),
    ask('løpelue', { groups: [10801] }, { groups: [10802] }),
  ],
  'gender and colour': [
    ask(
      'rosa joggesko jente',
      { groups: [20401], gender: 'barn', color: 'rosa' },
      { groups: [20401], gender: 'barn', color: 'lilla' },
    ),
    ask('blå regnjakke herre', { groups: [10102], gender: 'herre', color: 'blå' }),
    ask('svart tights dame', { groups: [10207], gender: 'dame', color: 'svart' }),
    ask(
      'hvit treningstopp til dame',
      { groups: [10502, 10503], gender: 'dame', color: 'hvit' },
      { groups: [10501], gender: 'dame', color: 'hvit' },
    ),
    ask('rød hettegenser gutt', { groups: [10303], gender: 'barn', color: 'rød' }),
  ],
  'typing error': [
    ask('løpseko herre', { groups: [203], gender: 'herre' }),
    ask('pulsklokek', { groups: [60403] }),
    ask('sykelhjlem', { groups: [502] }),
    ask('ulltrøe barn', { groups: [10401], gender: 'barn' }, { groups: [10403], gender: 'barn' }),
    ask('joggebikse', { groups: [10205] }),
  ],
};
