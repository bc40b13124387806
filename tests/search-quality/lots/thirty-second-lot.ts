import { ask, type Query } from '../query.ts';

/** Written by somebody who had seen groups and example names alone; mostly of clothes, shoes, children and winter. */
export const thirtySecondLot: Readonly<Record<string, readonly Query[]>> = {
  'one word': [ask('skistøvler', { groups: [30302, 30402] }, { groups: [30602] }), ask('garmin', { groups: [60403] })],
  'two words': [
    ask(
      'vinterjakke dame',
      { groups: [10103, 10104, 10106], gender: 'dame' },
      { groups: [10101, 10105], gender: 'dame', text: /fôret|vinter/i },
    ),
    ask('fotballsko kunstgress', { groups: [20501], name: /kunstgress/i }),
    ask('tykke ullsokker', { groups: [10901], name: /tykk/i }, { groups: [10901, 10903] }),
    ask('varme sko', { groups: [20201, 20203] }, { groups: [20403] }),
    ask('primus sprit', { groups: [40401], name: /sprit/i }, { groups: [40401, 40402] }),
    ask('terrengsko dame', { groups: [20302], gender: 'dame' }),
    ask('sykkellys foran', { groups: [50401], name: /foran/i }),
    ask('langrenn hansker', { groups: [10804], name: /langrenn/i }, { groups: [10804] }),
    ask('skøyter voksen', { groups: [30801], sizes: ['38', '39', '40', '41', '42', '43', '44', '45'] }),
    ask('vanntette støvler', { groups: [20202, 20203] }, { groups: [20201, 20101], text: /vanntett/i }),
    ask('badetøy barn', { groups: [801], gender: 'barn' }),
    ask('padelracket nybegynner', { groups: [70404], name: /nybegynner/i }, { groups: [70404], max: 900 }),
  ],
  'three words': [
    ask(
      'telt to personer',
      { groups: [40101, 40102], name: /2 personer|tunnel 2/i },
      { groups: [40101, 40102], name: /3 personer|tunnel 3/i },
    ),
    ask(
      'rutete flanellskjorte herre',
      { groups: [10504], gender: 'herre', name: /flanell/i },
      { groups: [10504], gender: 'herre' },
    ),
    ask('sekk til skolen', { groups: [40301, 40304] }),
    ask(
      'vanntette votter barnehage',
      { groups: [10805], gender: 'barn', notGender: 'Junior', name: /vanntett/i },
      { groups: [10805], gender: 'barn', notGender: 'Junior' },
    ),
    ask('lange underbukser herre', { groups: [10402], gender: 'herre' }),
    ask('innebandykølle venstre hånd', { groups: [70202], name: /venstre/i }),
    ask(
      'løpesko demping herre',
      { groups: [20301], gender: 'herre', name: /dempet/i },
      { groups: [20301], gender: 'herre' },
    ),
    ask('tights høyt liv', { groups: [10207], name: /høyt liv/i }),
    ask(
      'sovepose minus 20',
      { groups: [40201, 40202], name: /(minus |−|-)20/i },
      { groups: [40201, 40202], name: /(minus |−|-)(15|2\d|3\d)/i },
    ),
    ask('middag på tur', { groups: [100101] }, { groups: [1001] }),
  ],
  sentence: [
    ask(
      'hva trenger gutten min når han begynner i barnehagen',
      {
        groups: [
          192, 106, 107, 10403, 10401, 10402, 10102, 10203, 10801, 10803, 10805, 10901, 20201, 20202, 20203, 20403,
          40304,
        ],
        gender: 'barn',
        notGender: 'Junior',
      },
      { groups: [103, 104, 10205, 10802, 10806, 20401, 20402, 80104], gender: 'barn', notGender: 'Junior' },
    ),
    ask('vi skal til Sylan i påska og jeg trenger nye ski', { groups: [30501] }, { groups: [305, 30401] }),
    ask('jeg skal gå Birken og trenger glider til kaldt føre', { groups: [30702], name: /kald/i }, { groups: [30702] }),
    ask('mannen min fryser alltid på hendene', { groups: [10804, 10805], gender: 'herre' }),
    ask(
      'datteren min på 4 år trenger noe varmt under dressen',
      { groups: [10401, 10402, 10403, 10703, 10704, 10301], gender: 'barn', notGender: 'Junior' },
      { groups: [103, 10901], gender: 'barn', notGender: 'Junior' },
    ),
    ask('finnes det noe som gjør skalljakka mi tett igjen', { groups: [40801] }, { groups: [40802, 40803] }),
    ask(
      'jeg får gnagsår av de nye fjellskoene',
      { groups: [40903], name: /gnagsår/i },
      { groups: [40903, 10903, 20601] },
    ),
    ask('skal kjøpe drakter til guttelaget i fotball', { groups: [70102], gender: 'barn' }, { groups: [70102] }),
    ask('vil begynne å trene styrke hjemme i stua', { groups: [601, 60203] }, { groups: [602, 60303] }),
    ask(
      'skal fiske laks i Gaula og må stå ute i elva',
      { groups: [90401, 90402] },
      { groups: [90102, 90302, 90101, 90204] },
    ),
    ask('har dere elsykkel som klarer bakkene i Trondheim', { groups: [50104] }),
  ],
  'nynorsk or dialect': [
    ask('æ treng ei go lue te skitur', { groups: [10801] }, { groups: [10802] }),
    ask('varme sokka', { groups: [10901] }, { groups: [10903] }),
    ask('regnkle te ungan', { groups: [106, 10102, 10203], gender: 'barn' }, { groups: [20202], gender: 'barn' }),
    ask('turbuksa te kjerringa', { groups: [10201], gender: 'dame' }, { groups: [10202], gender: 'dame' }),
    ask('kvar finn eg gode fjellskor', { groups: [20101] }, { groups: [20102] }),
    ask('vassflaske', { groups: [40405] }),
    ask('ei jakke som toler regn og vind', { groups: [10101, 10102] }, { groups: [10107, 10105] }),
    ask(
      'ryggsekk som itj e så dyr',
      { groups: [40301, 40302], max: 900 },
      { groups: [40301, 40302, 40304], max: 1200 },
    ),
  ],
  size: [
    ask('vinterdress str 110', { groups: [10702], size: '110' }, { groups: [10701], size: '110' }),
    ask('parkdress 86', { groups: [10701], size: '86' }),
    ask('gummistøvler str 27', { groups: [20202], size: '27' }, { groups: [20203], size: '27' }),
    ask(
      'fjellsko herre 46',
      { groups: [20101], gender: 'herre', size: '46' },
      { groups: [20102], gender: 'herre', size: '46' },
    ),
    ask('langrennsstaver 155', { groups: [30202], size: '155' }),
    ask('skallbukse dame xl', { groups: [10202], gender: 'dame', size: 'XL' }),
    ask(
      'skøytesko langrenn str 44',
      { groups: [30402], size: '44', name: /skøyting/i },
      { groups: [30402], size: '44', name: /kombi/i },
    ),
    ask('brodder sko størrelse 41', { groups: [20603], size: 'M (39-42)' }),
  ],
  'use or season': [
    ask('støvler til fjøset', {
      groups: [20202, 20203],
      sizes: ['37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
    }),
    ask(
      'julegave til pappa',
      { groups: [1, 204, 403, 404, 405, 406, 407, 602, 604, 901, 902, 903], gender: 'herre' },
      { groups: [206, 304, 305, 307, 409, 503, 504, 601, 704, 705, 1001, 1002], gender: 'herre' },
    ),
    ask(
      'bålkos i skogen',
      { groups: [40406, 40703, 40403, 40404, 40601, 40603] },
      { groups: [40104, 40204, 40701, 40401, 40402, 1001, 405] },
    ),
    ask(
      'skidag på skolen',
      { groups: [301, 302, 303, 304, 306, 309, 10106, 10204, 108], gender: 'barn' },
      { groups: [104, 109, 10702, 40304, 40404, 40703, 40301, 309] },
    ),
    ask('jogge i mørket', { groups: [60402, 40501] }, { groups: [20603, 203, 10207, 10107, 60401] }),
    ask(
      'badedag på stranda',
      { groups: [801, 802, 20404] },
      { groups: [20402, 803, 804, 705, 70302, 10206, 40704, 10806] },
    ),
    ask(
      'barn ute å leke i snøen',
      { groups: [10701, 10702, 10805, 20201, 309, 10204, 10106], gender: 'barn' },
      { groups: [309] },
    ),
  ],
  foreign: [
    ask('rain jacket for work', { groups: [10102] }, { groups: [10101] }),
    ask('thermal underwear men', { groups: [10401, 10402], gender: 'herre' }),
    ask('skidor barn', { groups: [30401, 30301], gender: 'barn' }),
    ask('jeg trenge sko for jobb vinter varm', { groups: [20201, 20203] }, { groups: [20101] }),
  ],
  price: [
    ask('dunjakke under 1500', { groups: [10103], max: 1500 }),
    ask('joggesko barn under 500 kr', { groups: [20401], gender: 'barn', max: 500 }),
    ask(
      'liten gave under 200',
      {
        groups: [
          108, 109, 404, 405, 406, 902, 40703, 40903, 60202, 60203, 60303, 60402, 701, 702, 703, 704, 705, 20403, 20404,
          309, 504, 802, 10,
        ],
        max: 200,
      },
      { groups: [9, 10501, 10404, 50401, 60401, 801], max: 200 },
    ),
    ask('skalljakke herre 1500-2500 kr', { groups: [10101], gender: 'herre', min: 1500, max: 2500 }),
    ask('ulltrøye maks 400', { groups: [10401], max: 400 }),
    ask('sykkel opp til 6000 kroner', { groups: [50101, 50102], max: 6000 }, { groups: [50103], max: 6000 }),
    ask('jakker på salg', { groups: [101], offer: true }),
  ],
  negation: [
    ask('damesykkel uten motor', { groups: [50102], gender: 'dame' }, { groups: [50101] }),
    ask('vinterjakke til jente men ikke rosa', { groups: [10103, 10104, 10106], gender: 'barn', notColor: 'rosa' }),
    ask('varm genser som ikke klør', { groups: [10301] }, { groups: [10303, 10304] }),
  ],
  unit: [
    ask('tursekk 45 liter', { groups: [40302], name: /\b45\b/ }, { groups: [40302], name: /\b(40|50|55)\b/ }),
    ask('redningsvest barn 15 kg', { groups: [80301], size: '10-20 kg' }),
    ask('sene 0,30 mm', { groups: [90301], size: '0,30 mm' }),
  ],
  compound: [
    ask('barneskistaver', { groups: [30201, 30202], gender: 'barn' }),
    ask('damefjellsko', { groups: [20101], gender: 'dame' }, { groups: [20102], gender: 'dame' }),
    ask('skoimpregnering', { groups: [20602], name: /impregnering/i }, { groups: [20602, 40801] }),
    ask('skøytehjelm', { groups: [30102, 502] }),
  ],
  'gender and colour': [
    ask('rosa parkdress jente', { groups: [10701], gender: 'barn', color: 'rosa' }),
    ask('grønn fleece herre', { groups: [10301], gender: 'herre', color: 'grønn' }),
    ask('sort skibukse herre', { groups: [10204], gender: 'herre', color: 'svart' }),
    ask('lilla ulltrøye dame', { groups: [10401], gender: 'dame', color: 'lilla' }),
  ],
};
