import { english } from './english.ts';
import { wordLines, wordTable } from './table.ts';

const swedish = `
jacka jackor: jakke
regnjacka: regnjakke
dunjacka: dunjakke
skaljacka: skalljakke
vinterjacka täckjacka: boblejakke dunjakke skijakke
byxa byxor: bukse
regnbyxor: regnbukse
skidbyxor täckbyxor: skibukse
vandringsbyxor friluftsbyxor: turbukse
mjukisbyxor: joggebukse
tröja tröjor: genser trøye
stickad_tröja ulltröja: ullgenser ulltrøye
luvtröja huvtröja: hettegenser
underställ: ulltrøye ullongs ullsett
kalsonger: boksershorts
långkalsonger långkalsong ullkalsonger: ullongs
strumpa strumpor sockor raggsockor: sokk
mössa mössor: lue
vante vantar: vott hanske
handskar handske: hanske
halsduk: hals
skor: sko
stövel stövlar gummistövlar: støvel gummistøvel
kängor känga vandringskängor vandringsskor: fjellstøvel tursko
löparskor löpskor: løpesko
tofflor: tøffel
sandaler: sandal
ryggsäck ryggsäckar: sekk
väska väskor: bag veske
sovsäck sovsäckar: sovepose
tält: telt
liggunderlag: liggeunderlag
hängmatta: hengekøye
stormkök: stormkjøkken
pannlampa: hodelykt
ficklampa: lommelykt
skidor längdskidor: langrennsski ski
slalomskidor: alpinski
skidglasögon: alpinbrille
hjälm cykelhjälm: hjelm
cykel cyklar: sykkel
elcykel: elsykkel
barncykel: barnesykkel
baddräkt badkläder: badedrakt
badbyxor: badeshorts
flytväst: redningsvest
fiskespö spö: haspelstang fluestang
regnkläder: regnsett regndress regnjakke regnbukse
overall: parkdress vinterdress
skridskor: skøyte
pulka: pulk
linne: singlet
klocka: pulsklokke gpsklokke
kåsa: turkopp
`;

const danish = `
jakke: jakke
regnjakke: regnjakke
vinterjakke: dunjakke boblejakke skijakke
dynejakke: dunjakke boblejakke
bukser: bukse
trøje trøjer: genser trøye
hættetrøje hættetrøjer: hettegenser
uldtrøje sweatre: ullgenser ulltrøye
skiundertøj uldundertøj: ulltrøye ullongs ullsett
underbukser: boksershorts
strømper sokker: sokk
uldsokker: ullsokk
hue huer: lue
vanter luffer: vott
handsker handske: hanske
halstørklæde: hals
støvler: støvel
gummistøvler: gummistøvel
vandrestøvler vandresko: fjellstøvel tursko
løbesko: løpesko
hjemmesko: tøffel
rygsæk rygsække: sekk
taske tasker: bag veske
sovepose soveposer: sovepose
telte: telt
hængekøje: hengekøye
pandelampe pandelygte pandlampa: hodelykt
lygte lygter: hodelykt lommelykt campinglykt
lommelygte: lommelykt
skibriller: alpinbrille
cykel cykler: sykkel
cykelhjelm: sykkelhjelm
elcykel: elsykkel
badedragt: badedrakt
badebukser: badeshorts
redningsvest: redningsvest
fiskestang: haspelstang fluestang
regntøj: regnsett regndress regnjakke regnbukse
flyverdragt: vinterdress parkdress
skøjter: skøyte
slæde kælk: kjelke akebrett
kniv: turkniv
drikkedunk: drikkeflaske
`;

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
