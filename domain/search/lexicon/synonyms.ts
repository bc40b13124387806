import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';
import { wordLines } from './table.ts';

/** What shoppers also call things. Each line: a word, and the words it may stand for in the catalogue. */
const lines = `
goggles: alpinbrille
snøbrett: snowboard
skibrille: alpinbrille
slalåmbrille: alpinbrille
slalåmski: alpinski
slalåmhjelm: alpinhjelm
skihjelm: alpinhjelm
skistav: alpinstav langrennsstav
skisko: langrennssko alpinstøvel
ryggsekk: sekk
sekk: ryggsekk
hoodie: hettegenser
hettejakke: hettegenser
fleecegenser: fleecejakke
fleece: fleecejakke
bobledress: vinterdress
snødress: vinterdress
kjeledress: parkdress
bobledunjakke: dunjakke boblejakke
gymsko: innendørssko
vandresko: tursko
fjellsko: fjellstøvel tursko
regntøy: regnsett regndress regnjakke regnbukse
stillongs: longs ullongs
superundertøy: ulltrøye ullongs
treningsbukse: joggebukse tights
tshirt: tskjorte
bh: sportsbh
bokser: boksershorts
underbukse: boksershorts
badebukse: badeshorts
flytevest: redningsvest
livvest: redningsvest
vannflaske: drikkeflaske
primus: gassbrenner stormkjøkken
kokeapparat: gassbrenner stormkjøkken
turkjøkken: stormkjøkken
sitteplate: sitteunderlag
soveunderlag: liggeunderlag
campingseng: liggeunderlag
pannelykt: hodelykt
pannelampe: hodelykt
treningsklokke: pulsklokke
gpsklokke: pulsklokke
hantel: manual
vekter: manual kettlebell vektskive
foamroller: massasjerulle
elsykkel: ebike
ebike: elsykkel
mountainbike: terrengsykkel
fjellsykkel: terrengsykkel
stisykkel: terrengsykkel
trehjulsykkel: barnesykkel
fiskestang: haspelstang fluestang fiskesett teleskopsett
fiskesnelle: haspelsnelle
turstav: gåstav
vanter: vott hanske
skyggelue: caps
hue: lue
buff: hals
skismurning: skismøring
skivoks: festevoks glider
proteinbar: energibar
frysetørret: turmat
tarp: gapahuk
rumpebrett: akebrett
`;

/** Related goods, offered where there are few or none of a thing. */
const relatedLines = `
joggesko: løpesko
løpesko: joggesko terrengsko
tursko: fjellsko
trøye: tskjorte
yogamatte: treningsmatte
treningsmatte: yogamatte
`;

const key = (word: string): string => stem(fold(word));

/** The folded words on the left: what shoppers type though the shop may never write it. */
export const synonymWords: readonly string[] = lines
  .trim()
  .split('\n')
  .map((line) => fold(line.slice(0, line.indexOf(':'))));

const tableOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', others = ''] = line.split(': ');
        return [key(word), others.split(' ').map(fold)] as const;
      }),
  );
export const synonymLines = wordLines(lines);
const byStem = tableOf(lines);
const relatedByStem = tableOf(relatedLines);

/** Folded words that a word (by its stem) may stand for; none of its own forms. */
export function synonymsOfStem(stemOfWord: string): readonly string[] {
  return byStem.get(stemOfWord) ?? [];
}

/** Folded words for goods that are related to the thing without being it. */
export function relatedOfStem(stemOfWord: string): readonly string[] {
  return relatedByStem.get(stemOfWord) ?? [];
}
