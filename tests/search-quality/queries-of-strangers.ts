import { ask, type Query } from './query.ts';

/** What is asked for by its bare name is the thing itself, not what has its name in it, whatever else is said. */
export const things: readonly Query[] = [
  ask('ski til 7-åring', { groups: [30301, 30401, 30501], gender: 'barn' }),
  ask('ski til ei jente på ni', { groups: [30301, 30401], gender: 'barn' }),
  ask('ski til kona', { groups: [30301, 30401, 30501], gender: 'dame' }),
  ask('telt til kajakktur', { groups: [401] }),
  ask('sykkel til en på åtte år', { groups: [50103], gender: 'barn' }),
  ask('ball størrelse 5', { groups: [701, 702, 703], name: /ball/i, size: '5' }),
  ask('fotball str 3', { groups: [70101], size: '3' }),
  ask('skøyter str 38', { groups: [30801], size: '38' }, { groups: [50602], size: '38' }),
  ask('ski goggles dame', { groups: [30101] }),
  ask('ski helmet kids', { groups: [30102], gender: 'barn' }),
  ask('cykel till barn', { groups: [50103, 50105, 50601], gender: 'barn' }),
  ask('cykelhjälm', { groups: [502] }),
  ask('skalbyxor dam', { groups: [10202], gender: 'dame' }),
  ask('jaktbukse herre', { groups: [10201, 10202], gender: 'herre' }),
];

/** Ages, grades and numbers as people say them. */
export const ages: readonly Query[] = [
  ask('vinterdress til toåring', { groups: [10702], sizes: ['86', '92', '98'] }),
  ask('regndress ettåring', { groups: [10602], sizes: ['74', '80', '86'] }),
  ask('regnjakke til tiåring', { groups: [10102], gender: 'barn', sizes: ['134', '140', '146'] }),
  ask('sekk til førsteklassing', { groups: [40304] }, { groups: [40301] }),
  ask('vinterstøvler gutt 6', { groups: [20201], gender: 'barn', sizes: ['29', '30', '31'] }),
  ask('votter til jentungen på fire', { groups: [10805], gender: 'barn' }),
  ask('ullsett han er 3', { groups: [10403], gender: 'barn', sizes: ['92', '98', '104'] }),
  ask('jakke til femåringen', { groups: [101], gender: 'barn', sizes: ['104', '110', '116'] }),
  ask('snowsuit 2 years old', { groups: [10701, 10702], sizes: ['86', '92', '98'] }),
  ask('tent for four people', { groups: [401], name: /4 personer/ }),
  ask('two person tent', { groups: [401], name: /2 personer/ }),
  ask('telt til seks personar', { groups: [401], name: /6 personer/ }),
  ask('lue under hundrelappen', { groups: [10801], max: 100 }),
  ask('joggesko dame38', { groups: [20401], gender: 'dame', size: '38' }),
  ask('fotballsko str37', { groups: [20501], size: '37' }),
  ask('tights herre w32', { groups: [10207], gender: 'herre', size: 'M' }),
  ask('langrennsski 180 cm', { groups: [30401], sizes: ['177', '182'] }),
  ask('kettlebell 2x8 kg', { groups: [60102], name: /8 kg/ }),
];

/** What one does, where one goes, what one does not want to be. */
export const occasions: readonly Query[] = [
  ask('votter så jeg ikke fryser', { groups: [10805] }),
  ask('sko som ikke blir våte', { groups: [2], text: /vanntett|gummi/i }),
  ask('utstyr til skøytekurs', { groups: [30801, 50602] }),
  ask('ting til hengekøyetur', { groups: [40204] }),
  ask('noe å sove på i teltet', { groups: [40203] }),
  ask('noe å sitte på i skogen', { groups: [40703] }, { groups: [40701] }),
  ask('hansker når jeg sykler', { groups: [50303] }, { groups: [10804] }),
  ask('noe som holder maten kald', { groups: [40704] }),
  ask('sko til jobb og tur', { groups: [201, 20401] }),
  ask('jakke til vestlandet', { groups: [10101, 10102] }),
  ask('sovepose til januar', { groups: [40201] }),
  ask('turmat uten kjøtt', { groups: [1001], without: /bacon|kylling|rein|elg|storfe/i }),
  ask('vegetarisk turmat', { groups: [1001], without: /bacon|kylling|rein|elg|storfe|torsk|fisk/i }),
  ask('jakke uten hette dame', { groups: [101, 103], gender: 'dame', without: /hett[ea]/i }),
  ask('regntøy til en mann', { groups: [10102, 10203], gender: 'herre' }),
  ask('gave til far som liker å fiske', { groups: [9] }),
  ask('vantette sko herre', { groups: [2], gender: 'herre', text: /vanntett|gummi|membran/i }),
  ask('gode vottan i vinter', { groups: [10805] }),
  ask('jakka te ungen', { groups: [101, 103], gender: 'barn' }),
];
