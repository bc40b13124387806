import { tableKey, type WordTable, wordTable } from '../table.ts';

/** Places on things one has, beside parts of the body. Each line is named by its first word. */
const places = `
sko: skoene skoa skorne støvlene støvlan støvla støvlane turskoene fjellskoene joggeskoene vinterskoene slalåmstøvlene alpinstøvlene skistøvlene shoes boots skorna
liv: livet midjen midja midjan waist
sovepose: soveposen soveposene madrassen
telt: teltet telta
ski: skiene skia
jakke: jakka jakken dressen klærne kleda genseren skjorta skallet ytterjakka vinterjakka frakken dunjakka
sykkel: sykkelen sykkelstyret styret bagasjebrettet
tre: trær trærne treet trea trees
`;

/** Where something is put, and what one puts there. */
const put = `
i sko: innleggssåle ullsåle
over sko: gamasje brodder
under sko: brodder løpebrodder
på sko: brodder løpebrodder
under fot: brodder løpebrodder innleggssåle
under sovepose: liggeunderlag
under telt: liggeunderlag
over telt: tarp gapahuk
under ski: festevoks glider klister
på ski: festevoks glider klister
under jakke: ulltrøye ullongs ullsett
over jakke: refleksvest regnjakke skalljakke
rundt liv: løpebelte drikkebelte
på liv: løpebelte drikkebelte
rundt hals: hals ullhals
rundt ankel: gamasje
rundt hånd: pulsklokke gpsklokke refleksbånd
rundt bein: gamasje
i hånd: gåstav
under rumpe: sitteunderlag
foran øye: alpinbrille svømmebrille
over øye: alpinbrille svømmebrille
i øre: badehette
på sykkel: sykkelveske sykkellys
på rygg: dagstursekk tursekk
mellom tre: hengekøye
i tre: hengekøye
`;

/** What is put into something, and what it is put in. */
const contents = `
kaffe kaffi kaffien te kakao suppe gløgg toddy kaffen suppa suppen teen kakaoen: termos
vann vannet vatn vatnet saft saften drikke drikka drikken: drikkeflaske
mat maten matpakke matpakka øl ølet brus brusen is isen kjøtt kjøttet pålegg pålegget melk melka fisken fangsten food: kjølebag
mobil mobilen telefon telefonen nøkler nøklene nøkkel nøkkelen kort kortet bankkort phone keys: løpebelte
barn barnet baby babyen unge ungen onge ongen sønnen datteren toåringen: bæremeis
sluk sluker slukene agn spinnere wobblere fiskeutstyr fiskesaker fiskegreier fluer: fiskekoffert
bøker bøkene skolebøker skolebøkene pc pcen mac macen laptop laptopen data dataen: bysekk dagstursekk
`;

const prepositions: Readonly<Record<string, string>> = {
  oppi: 'i',
  nedi: 'i',
  inni: 'i',
  uti: 'i',
  utenpå: 'over',
  utapå: 'over',
  utanpå: 'over',
  oppå: 'over',
  om: 'rundt',
  kring: 'rundt',
  in: 'i',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
  unter: 'under',
  inunder: 'under',
  innunder: 'under',
  innafor: 'under',
  innenfor: 'under',
  over: 'over',
  über: 'over',
  around: 'rundt',
  on: 'på',
};

/** The table the other way round: every word of a line stands for the line's name. */
const placeNames: WordTable = wordTable(
  ...places
    .trim()
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', said = '']) => `${said}: ${name}`),
);
const goodsByPlace = wordTable(put.replaceAll(/^(\S+) /gm, '$1_'));
const containers = wordTable(contents);

/** The name of a place on a thing; null for what is none. */
export function placeName(word: string): string | null {
  return placeNames.get(tableKey([word]))?.[0] ?? (worn.test(word) ? 'jakke' : null);
}

/** 'skibuksa', 'ski clothes': whatever is worn has something under it. */
const worn =
  /(?:bukse|buksa|buksen|bukser|buksene|jakke|dress|dressen|genser|klær|klærne|kleda|klede|tøy|tøyet|skall|trøya|skjorta|kjole|kjolen|clothes|clothing|jacket|pants|trousers|suit|coat|shell|kläder|kläderna|tøj|tøjet|hose|jacken|byxor|byxorna)$/;

/** What one puts there; none where nothing is. */
export function goodsPut(preposition: string, place: string): readonly string[] {
  return goodsByPlace.get(tableKey([prepositions[preposition] ?? preposition, place])) ?? [];
}

/** What such things are kept and carried in; null for what any bag holds. */
export function containerOf(word: string): readonly string[] | null {
  return containers.get(tableKey([word])) ?? null;
}

export const anyContainer = ['duffelbag', 'tursekk', 'dagstursekk'];
