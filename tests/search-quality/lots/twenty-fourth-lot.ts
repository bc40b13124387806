import { ask, type Query } from '../query.ts';

const rainwear = [106, 10102, 10203];

/** Written after the twenty-third was mended and before the search was asked: the last look. */
export const twentyFourthLot: Readonly<Record<string, readonly Query[]>> = {
  'one word': [
    ask('sykkelklokke', { groups: [504, 501, 60403] }),
    ask('fjellhatt', { groups: [10801, 10806] }),
    ask('badelue', { groups: [80202] }),
    ask('vektvest', { groups: [601, 602, 10108] }),
    ask('skipumpe', { groups: [50403, 307] }),
    ask('turstekepanne', { groups: [404] }),
    ask('basketdrakt', { groups: [70102, 10503, 703] }),
  ],
  'two words': [
    ask('tynn ulltrøye', { groups: [10401] }),
    ask('sekk jobb', { groups: [40301, 403] }),
    ask('pumpe ball', { groups: [50403] }),
    ask('sko trening', { groups: [203, 205, 20401] }),
    ask('skjerf barn', { groups: [10803] }),
    ask('stol strand', { groups: [40701] }),
  ],
  'three words': [
    ask('hodelykt til løping', { groups: [40501] }),
    ask('regntøy til hund', { groups: [106, 10102, 60402, 202] }),
    ask('ski til nybegynner', { groups: [30301, 30401, 30501] }),
    ask('matte til camping', { groups: [40203] }),
  ],
  sentence: [
    ask('jeg lurer på hva jeg skal ha på meg på kald skitur', { groups: [1] }),
    ask('jeg skal sove under åpen himmel', { groups: [402, 40104] }),
    ask('vi har mye mygg på hytta, hva hjelper', { groups: [40904] }),
    ask('datteren min på 5 skal begynne med skøyter', { groups: [308] }),
    ask('jeg trenger en jakke jeg kan gå med både på jobb og tur', { groups: [101] }),
    ask('skoene mine er blitt våte og stive', { groups: [20602, 40801, 2] }),
    ask('noe å varme hendene med på fisketur', { groups: [10804, 10805] }),
    ask('hva er lurt å ha i sekken på fjelltur', { groups: [4, 1] }),
    ask('mannen min ønsker seg ny sykkelhjelm', { groups: [502] }),
    ask('trenger bukser til en gutt som sliter hull på knærne', { groups: [102], gender: 'barn' }),
    ask('hva bør jeg ha for å gå trygt på glatte fortau', { groups: [20603] }),
    ask('skal på telttur med to barn og en hund', { groups: [4] }),
  ],
  synonym: [
    ask('toppturstaver', { groups: [30203, 302] }),
    ask('fleecebukse', { groups: [10205, 10402, 10703] }),
    ask('kjørehansker', { groups: [10804] }),
    ask('skoletights', { groups: [10207] }),
    ask('varmesovepose', { groups: [40201, 40202] }),
  ],
  'nynorsk, dialect': [
    ask('kor får eg tak i skeiser', { groups: [308] }),
    ask('ei god bukse til turar', { groups: [10201] }, { groups: [102] }),
    ask('gensern te kall', { groups: [103] }),
    ask('eg frys på tærne', { groups: [10901, 20201, 20403, 20601, 10903] }),
    ask('nåkka å ha på hauet', { groups: [10801, 10802, 10806] }),
  ],
  size: [
    ask('turbukse herre 52', { groups: [10201], gender: 'herre' }),
    ask('skøyter 34', { groups: [308], size: '34' }, { groups: [308] }),
    ask('regndress 4 år', { groups: [106], sizes: ['98', '104', '110'] }, { groups: [106] }),
    ask('ulltrøye large', { groups: [10401], size: 'L' }, { groups: [10401] }),
  ],
  'use, season': [
    ask('påskeskitur', { groups: [3, 1] }),
    ask('fisketur med barna', { groups: [9] }),
    ask('høstjakt klær', { groups: [1] }),
    ask('camping med bobil', { groups: [4] }),
  ],
  foreign: [
    ask('wool base layer women', { groups: [104], gender: 'dame' }),
    ask('herre løbesko', { groups: [203], gender: 'herre' }),
    ask('rain jacket for kids', { groups: [10102], gender: 'barn' }),
    ask('cykelkorg', { groups: [50404] }),
  ],
  price: [
    ask('ullundertøy barn under 400', { groups: [104], gender: 'barn', max: 400 }),
    ask('elsykkel under 25000', { groups: [50104], max: 25_000 }),
    ask('dyreste dunjakke', { groups: [10103] }),
    ask('gave til mann under 500', { max: 500 }),
  ],
  negation: [
    ask('jakke ikke rosa jente', { groups: [101], gender: 'barn', notColor: 'Rosa' }),
    ask('tights uten lommer', { groups: [10207] }),
    ask('ikke for tung sovepose', { groups: [40201, 40202] }),
    ask('regnjakke uten fôr', { groups: [10102] }),
  ],
  unit: [
    ask('sekk 25l', { groups: [403] }),
    ask('langrennsstav 150', { groups: [30202] }),
    ask('telt 3 mann', { groups: [401] }),
  ],
  compound: [
    ask('barnelangrennsski', { groups: [304], gender: 'barn' }),
    ask('dameregnbukse', { groups: [10203], gender: 'dame' }),
    ask('skallturbukse', { groups: [10202, 10201] }),
    ask('ullhettegenser', { groups: [10303, 10302] }),
    ask('sommerdunjakke', { groups: [10103] }),
  ],
  'gender and colour': [
    ask('lilla ullsett jente', { groups: [10403], gender: 'barn' }),
    ask(
      'svarte skibukser dame',
      { groups: [10204], gender: 'dame', color: 'Svart' },
      { groups: [10204], gender: 'dame' },
    ),
    ask('rød sparkesykkel', { groups: [50601] }),
    ask('grå fleece herre', { groups: [10301], gender: 'herre', color: 'Grå' }, { groups: [10301], gender: 'herre' }),
  ],
  'typing error': [
    ask('vinterstøvelr barn', { groups: [20201, 20203], gender: 'barn' }),
    ask('skyggelue', { groups: [10806, 10801] }),
    ask('turseck', { groups: [40302, 403] }),
    ask('regndres', { groups: rainwear }),
    ask('hansekr dame', { groups: [10804], gender: 'dame' }, { groups: [10804, 50303] }),
  ],
};
