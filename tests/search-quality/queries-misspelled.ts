import { ask, type Query } from './query.ts';

/** A letter left out. */
const missing: readonly Query[] = [
  ask('skaljakke', { groups: [10101] }),
  ask('dunjake', { groups: [10103] }),
  ask('regnjake', { groups: [10102] }),
  ask('bobljakke', { groups: [10104] }),
  ask('anorak', { name: /anorakk/i }),
  ask('hetegenser', { groups: [10303] }),
  ask('ultrøye', { groups: [10401] }),
  ask('gumistøvler', { groups: [20202, 20203] }),
  ask('joggsko', { groups: [20401] }),
  ask('fotbalsko', { groups: [20501] }),
  ask('langrenssko', { groups: [30402] }),
  ask('sovpose', { groups: [40201, 40202] }),
  ask('kajak', { groups: [80402, 80403], name: /kajakk/i }),
  ask('kompas', { groups: [40503] }),
  ask('ketlebell', { groups: [60102] }),
  ask('sykelhjelm', { groups: [502] }),
  ask('redningvest', { groups: [80301] }),
];

/** A letter too many. */
const doubled: readonly Query[] = [
  ask('turbuksse', { groups: [10201] }),
  ask('sandaller', { groups: [20402] }),
  ask('parkdresss', { groups: [10701] }),
  ask('termoss', { groups: [40404] }),
  ask('tightss', { groups: [10207] }),
  ask('teltt', { groups: [40101, 40102, 40103] }),
  ask('alpinnhjelm', { groups: [30102] }),
  ask('bikkini', { groups: [80103] }),
  ask('hodellykt', { groups: [40501] }),
  ask('fleecejakkke', { groups: [10301] }),
  ask('terrengsyykkel', { groups: [50101] }),
  ask('manuall', { groups: [60101] }),
];

/** Two neighbours that changed places. */
const swapped: readonly Query[] = [
  ask('sklaljakke', { groups: [10101] }),
  ask('trubukse', { groups: [10201] }),
  ask('skibusker', { groups: [10204] }),
  ask('jogegsko', { groups: [20401] }),
  ask('vinterstølver', { groups: [20201] }),
  ask('snowbaord', { groups: [306] }),
  ask('soveopse', { groups: [40201, 40202] }),
  ask('hengekyøe', { groups: [40204] }),
  ask('hodelytk', { groups: [40501] }),
  ask('elskykel', { groups: [50104] }),
  ask('yogamtate', { groups: [60201] }),
  ask('tredemløle', { groups: [60301] }),
  ask('badedarkt', { groups: [80102] }),
  ask('basektball', { groups: [70301] }),
];

/** A wrong letter: its neighbour on the keyboard, or one that sounds alike. */
const replaced: readonly Query[] = [
  ask('dunjskke', { groups: [10103] }),
  ask('softsjelljakke', { groups: [10105] }),
  ask('ullgemser', { groups: [10302] }),
  ask('vinterdtess', { groups: [10702] }),
  ask('pannebond', { groups: [10802] }),
  ask('løpesjo', { groups: [20301] }),
  ask('alpinbtiller', { groups: [30101] }),
  ask('langrennsstab', { groups: [30202] }),
  ask('liggeunserlag', { groups: [40203] }),
  ask('turkmiv', { groups: [40601], name: /turkniv/i }),
  ask('campingstil', { groups: [40701] }),
  ask('sparkesukkel', { groups: [50601] }),
  ask('pulsklokje', { groups: [60403] }),
  ask('keeperhanskr', { groups: [70104] }),
  ask('batminton', { groups: [70401] }),
  ask('våtdrskt', { groups: [80501] }),
  ask('haspelstamg', { groups: [90101] }),
  ask('energibsr', { groups: [100201], name: /energibar/i }),
];

/** One slip among several words, a brand among them. */
const amongOthers: readonly Query[] = [
  ask('rød dunjakek dame', { groups: [10103, 10104], gender: 'dame', color: 'rød' }),
  ask('svrat turbukse', { groups: [10201], color: 'svart' }),
  ask('skalljakke dmae', { groups: [10101], gender: 'dame' }),
  ask('regnjkke barn', { groups: [10102], gender: 'barn' }),
  ask('løpesko herer', { groups: [20301], gender: 'herre' }),
  ask('varmhgu dunjakke', { line: 'Varmhug', groups: [10103] }),
  ask('vikafjel skalljakke', { line: 'Vikafjell', groups: [10101] }),
  ask('ulltøye dame', { groups: [10401], gender: 'dame' }),
  ask('blå jogebukse', { groups: [10205], color: 'blå' }),
];

export const misspelled = { missing, doubled, swapped, replaced, 'among others': amongOthers } as const;
