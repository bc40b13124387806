import { ask, type Query } from '../query.ts';

/** Written before the rules were looked at for them; by kind. */
export const fifthLot: Readonly<Record<string, readonly Query[]>> = {
  words: [
    ask('foret skibukse jr', { groups: [10204], gender: 'barn' }),
    ask('sykkelpumpa', { groups: [50403] }),
    ask('mammas tursko', { groups: [201], gender: 'dame' }),
    ask('rygg sekk 20l', { groups: [40301] }),
    ask('snowbord', { groups: [306] }),
    ask('svoemmefoetter', { groups: [80203] }),
    ask('stormkjøken', { groups: [40401] }),
    ask('turtallerken', { groups: [40403] }),
  ],
  'nynorsk, dialect': [
    ask('gode støvlar til regnver', { groups: [20202, 20203, 20201] }),
    ask('sovepose åt ein gut på ti', { groups: [40202], gender: 'barn' }),
    ask('kvifor ikkje ei grøn lue', { groups: [10801], color: 'grønn' }),
    ask('itj for dyr jakke te dama', { groups: [101, 10301], gender: 'dame' }),
    ask('hua te bæbin', { groups: [10801], gender: 'barn' }),
    ask('trænga ski te hælga', { groups: [303, 304, 305] }),
  ],
  'danish, swedish, english': [
    ask('fleecejakke kvinde', { groups: [10301], gender: 'dame' }),
    ask('rygsæk til skole', { groups: [40301, 40304] }),
    ask('svømmebriller til børn', { groups: [80201], gender: 'barn' }),
    ask('dunjacka flicka', { groups: [10103, 10104], gender: 'barn' }),
    ask('fiskerulle', { groups: [90105] }),
    ask('skridskor barn', { groups: [30801], gender: 'barn' }),
    ask('socks for hiking', { groups: [109] }),
    ask('frying pan for campfire', { groups: [404] }),
  ],
  'size, price, colour': [
    ask('fjellstøvler herre 45', { groups: [20101], gender: 'herre', size: '45' }),
    ask('parkdress til en 2 åring under 1000', { groups: [10701], max: 1000 }),
    ask('himmelblå genser', { groups: [103], color: 'blå' }),
    ask('votter ikke skinn barn', { groups: [10805], gender: 'barn' }),
  ],
  'use, weather, sentence': [
    ask('gåtur i snøslaps', { groups: [20201, 20202, 20203, 40902, 201] }),
    ask('ting til speiderleir', { groups: [4] }),
    ask('andejakt', { groups: [1, 2, 4] }),
    ask('røyefiske på vidda', { groups: [9] }),
    ask('hei, hva trenger jeg til første skitur med barn', { groups: [3, 104, 108] }),
    ask('noe å lese kart med når det er mørkt', { groups: [40501, 40502, 40503] }),
    ask('hvilke klær bør en treåring ha i barnehagen om vinteren', { groups: [1, 2], gender: 'barn' }),
    ask('kona fryser på beina om natta i telt', { groups: [109, 402, 104, 20403] }),
  ],
};
