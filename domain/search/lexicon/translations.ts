import { danish } from './danish.ts';
import { english } from './english.ts';
import { swedish } from './swedish.ts';
import { wordLines, wordTable } from './table.ts';

/** Other languages that are spoken here: the commonest words alone. */
const further = `
jacke: jakke
hose: bukse
schuhe: sko
wanderschuhe: tursko fjellstøvel
zelt: telt
schlafsack: sovepose
rucksack: sekk
handschuhe: hanske
mütze: lue
fahrrad: sykkel
kurtka: jakke
buty: sko
spodnie: bukse
namiot: telt
czapka: lue
rękawiczki: hanske
skarpety: sokk
plecak: sekk
śpiwór: sovepose
rower: sykkel
`;

export const foreignWords = wordTable(english, swedish, danish, further);
export const foreignLines = wordLines(english, swedish, danish, further);
