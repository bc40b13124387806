import { ask, type Query } from './query.ts';

/** Whom it is for, which colour, which size. */
export const attributes: readonly Query[] = [
  ask('rød dunjakke dame m', { groups: [10103, 10104], gender: 'dame', color: 'rød', size: 'M' }),
  ask('skalljakke dame', { groups: [10101], gender: 'dame' }),
  ask('regnjakke barn', { groups: [10102], gender: 'barn' }),
  ask('blå regnjakke', { groups: [10102], color: 'blå' }),
  ask('svart turbukse herre', { groups: [10201], gender: 'herre', color: 'svart' }),
  ask('turbukse junior', { groups: [10201], gender: 'junior' }),
  ask('grønn hettegenser', { groups: [10303], color: 'grønn' }),
  ask('ulltrøye herre xl', { groups: [10401], gender: 'herre', size: 'XL' }),
  ask('herrebukse', { groups: [10201, 10202, 10203, 10204, 10205, 90401], gender: 'herre' }),
  ask('damejakke', { groups: [101, 10301], gender: 'dame' }),
  ask('dametights', { groups: [10207], gender: 'dame' }),
  ask('barneregnjakke', { groups: [10102], gender: 'barn' }),
  ask('grønne gummistøvler', { groups: [20202, 20203], color: 'grønn' }),
  ask('brune fjellstøvler', { groups: [20101], color: 'brun' }),
  ask('hvite joggesko', { groups: [20401], color: 'hvit' }),
  ask('joggesko 38', { groups: [20401], size: '38' }),
  ask('løpesko herre 44', { groups: [20301], gender: 'herre', size: '44' }),
  ask('løpesko str 42', { groups: [20301], size: '42' }),
  ask('vinterstøvler barn 28', { groups: [20201], gender: 'barn', size: '28' }),
  ask('vinterdress 98', { groups: [10702], size: '98' }),
  ask('rosa parkdress', { groups: [10701], color: 'rosa' }),
  ask('ullsett barn 110', { groups: [10403], gender: 'barn', size: '110' }),
  ask('skibukse jente', { groups: [10204], gender: 'barn' }),
  ask('badeshorts gutt', { groups: [80101], gender: 'barn' }),
  ask('jakke til herre', { groups: [101, 10301], gender: 'herre' }),
  ask('sort alpinhjelm', { groups: [30102], color: 'svart' }),
  ask('marineblå fleecejakke', { groups: [10301], color: 'marineblå' }),
  ask('oransje redningsvest', { groups: [80301], color: 'oransje' }),
  ask('redningsvest barn', { groups: [80301], gender: 'barn' }),
  ask('blå bikini', { groups: [80103], color: 'blå' }),
  ask('grå ullgenser herre l', { groups: [10302], gender: 'herre', color: 'grå', size: 'L' }),
  ask('hodelykt 400 lumen', { groups: [40501], name: /400 lumen/ }),
  ask('kettlebell 16 kg', { groups: [60102], name: /16 kg/ }),
  ask('telt 4 personer', { groups: [40101, 40102, 40103], name: /4 personer/ }),
  ask('dunsovepose minus 20', { groups: [40201], name: /minus 20/ }),
];

/** A brand alone, and with goods. */
export const brands: readonly Query[] = [
  ask('heldre', { line: 'Heldre' }),
  ask('varmhug', { line: 'Varmhug' }),
  ask('skoddevik gummistøvler', { line: 'Skoddevik', groups: [20202, 20203] }),
  ask('lammåsen ulltrøye', { line: 'Lammåsen', groups: [10401] }),
  ask('dunjakke fra varmhug', { line: 'Varmhug', groups: [10103] }),
  ask('rullvik elsykkel', { line: 'Rullvik', groups: [50104] }),
  ask('løypesus langrennssko', { line: 'Løypesus', groups: [30402] }),
  ask('steinskaret tursko', { line: 'Steinskaret', groups: [201] }),
  ask('mjukli tights dame', { line: 'Mjukli', groups: [10207], gender: 'dame' }),
  ask('storhø telt', { line: 'Storhø', groups: [40101, 40102, 40103] }),
];

/** Names and numbers of single articles. */
export const exact: readonly Query[] = [
  ask('4001-10001', { articleNo: '4001-10001' }),
  ask('2000100010013', { ean: '2000100010013' }),
  ask('vidda skalljakke', { name: /^vidda .*skalljakke/i }),
  ask('setra lue', { name: /^setra lue/i }),
  ask('1905', { name: /^1905$/ }),
  ask('natt sovepose', { name: /^natt .*sovepose/i }),
  ask('kleiv mid', { name: /^kleiv mid/i }),
];

/** Words not finished. */
export const prefixes: readonly Query[] = [
  ask('skallj', { groups: [10101] }),
  ask('gummist', { groups: [20202, 20203] }),
  ask('hettegen', { groups: [10303] }),
  ask('langrennss', { groups: [302, 304], name: /langrenns(s|k)|felleski/i }),
  ask('tunnelt', { groups: [40101] }),
  ask('redningsv', { groups: [80301] }),
  ask('innebandyk', { groups: [70202] }),
  ask('svømmeb', { groups: [80201] }),
  ask('blå skijak', { groups: [10106], color: 'blå' }),
  ask('tredem', { groups: [60301] }),
];

/** Typed on a keyboard without æ, ø and å: ae, o or oe, a or aa. */
export const folded: readonly Query[] = [
  ask('ulltroye', { groups: [10401] }),
  ask('ulltroeye', { groups: [10401] }),
  ask('panneband', { groups: [10802] }),
  ask('pannebaand', { groups: [10802] }),
  ask('gummistovler', { groups: [20202, 20203] }),
  ask('lopesko', { groups: [20301] }),
  ask('loepesko', { groups: [20301] }),
  ask('skoyter', { groups: [30801] }),
  ask('hengekoye', { groups: [40204] }),
  ask('baeremeis', { groups: [40305] }),
  ask('balpanne', { groups: [40406] }),
  ask('kjolebag', { groups: [40704] }),
  ask('forstehjelp', { groups: [40903] }),
  ask('vatdrakt', { groups: [80501] }),
  ask('vaatdrakt', { groups: [80501] }),
  ask('handball', { groups: [702, 20502], name: /håndball/i }),
  ask('rod dunjakke', { groups: [10103], color: 'rød' }),
  ask('bla regnjakke', { groups: [10102], color: 'blå' }),
  ask('gronn turbukse', { groups: [10201], color: 'grønn' }),
  ask('havregrot', { groups: [100102], name: /havregrøt/i }),
];
