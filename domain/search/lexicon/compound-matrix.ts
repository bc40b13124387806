import { garments } from './compounds/garments-by-place.ts';
import { type WordTable, wordLines, wordTable } from './table.ts';

/**
 * What clothes, shoes and bags for something are: where one is ('padle', 'isfiske', 'kontor') says what they must do, and that with the kind of
 * garment says which. Every pair is a word of the table, so that it also answers to 'jakke til båten' and to words written apart.
 */
const surroundings = `
padle padling kajakk kano båt sjø hav fjord brygge seil seiler seile regatta kyst elve dykke dykker surfe surf sup robåt båtliv skjærgårds kanotur padletur rafting: vann
bade strand basseng svømme svømmehall badeland spa badstue: bad
klatre klatring tinde bre fjellklatre ferrata alpinist: fjell
løpe løping jogge maraton trail ultra intervall: løp
fiske fisker fiskar laksefiske havfiske: fiske
isfiske pilke scooter snøscooter skuter hundekjørings hundespann polar arktis ekspedisjons snøhule frost kulde is sno vinterfiske hyttevinter skøyte skøytebane: kulde
jeger skogs skog bær bærplukker sopp villmarks villmark natur vandre vandrings speider leir ødemarks bushcraft vidde: skog
student jobb kontor kvelds helge søndags hverdags fritids by reise ferie pendler studie hybel fly: by
bowling bokse judo karate kampsport bryte buldre friidretts gym gymnastikk turn danse zumba crossfit aerobic styrke gymsal mosjons trim spinning: trening
yoga pilates: yoga
hytte hytteliv setre: hytte
skole gymnas: skole
ride hest heste ri: ride
sykkel sykle sykling terrengsykkel pendlersykkel: sykkel
fjøs gårds gards bonde stall hage arbeids dugnads anleggs bygge verne: gård
håndball volleyball basket tennis padel squash badminton innebandy bordtennis idretts fotball: ball
festival konsert camping campingplass bobil: camping
telt lavvo gapahuk hengekøye: telt
ull merino merinoull saueull lammeull ylle: ull
fleece teddy pels: fleece
bomulls bomull: bomull
softshell: softshell
dun fjær: dun
mudder gjørme søle pøl plask gyttje: søle
sove natte: søvn
inne hjemme stue: inne
inner: innerst
utendørs friluftslivs: ute
gå marsj rusle spaser spasertur tramp: gange
mellom: mellom
tur: tur
langrenn langrenns skigå: langrenn
alpin slalåm slalåms snowboard frikjørings: alpin
bål grill: bål
`;

const firstsOf = new Map<string, readonly string[]>(
  wordLines(surroundings).map(({ said, meant }) => [meant[0] ?? '', said]),
);

const rows = garments
  .trim()
  .split('\n')
  .map((line) => {
    const [left = '', goods = ''] = line.split(':');
    const [where = '', ...kinds] = left.split(' ');
    const pairs = (firstsOf.get(where) ?? []).flatMap((first) => kinds.map((kind) => first + kind));
    return `${pairs.join(' ')}:${goods}`;
  });

/** The table with a row for every pair that it does not have itself. */
export function withCompoundMatrix(table: WordTable): WordTable {
  return new Map([...wordTable(...rows), ...table]);
}
