import { tableKey, type WordTable, wordTable } from './table.ts';

/** How a compound is told by its parts where the shop has no such thing. */
interface CompoundHead {
  /**
   * 'against': the end is against an ailment of the part of the body it begins with; of no such part it may still say which goods. 'of': it belongs to what it begins with. 'about': it
   * is about that. 'near': whatever it begins with, these goods come nearest.
   */
  readonly way: 'against' | 'of' | 'about' | 'near';
  /** The ailment and goods where no part of the body has it, or the goods. */
  readonly targets: readonly string[];
}

/** Ends of compounds for things that a shop of sport seldom has: 'knevarmer', 'skitrekk', 'bålrist', 'snøredskap'. */
const against = `
varmer varmere varmeren: kald
beskytter beskyttere beskyttelse vern vernet skjold skydd skydder pads polstring polster: slag
støtte støtten ortose skinne brace strømpe strømper trener: vond
bandasje krem salve: vond førstehjelpspakke
belte belter: vond løpebelte
`;

const near = `
fat ring rist ovn peis grill grillen tripod tenner briketter brikett: bålpanne stekehelle
spyd pinne pinner: turkniv stekehelle
kurv korg: kjølebag duffelbag
boks: turkopp termos
teppe pledd dekken ullteppe skinnfell: sitteunderlag liggeunderlag
pose poser eske esker kasse kasser skrin kiste hylle futteral etui trekk mappe oppbevaring organizer taske veske veska vesker: duffelbag
hette hetta maske skaut hatt balaclava: lue hals caps pannebånd
sjampo shampo såpe rens renser rensemiddel børste svamp klut: vaskemiddel ullvask skorens sykkelvask
lim lapper bot: reparasjonssett lappesett
leke leker leketøy spillet spel: kubb kasteringer frisbeegolfdisk
møbel møbler møblene hynde hynder: campingstol campingbord
madrass seng senga køyeseng: liggeunderlag
krus glass skål bolle asjett mugge: turkopp spork
kjel kasserolle: stormkjøkken gassbrenner
matte matter matta: liggeunderlag treningsmatte yogamatte
pute puter puta: sitteunderlag liggeunderlag
stokk stokken stokker: gåstav
stol stolen stoler krakk: campingstol lettvektsstol
bord bordet: campingbord
bag bagen: duffelbag
lås låsen: bøylelås kjettinglås
tau tauet: hoppetau speedtau
duk duken: tarp gapahuk
`;

const of = `
holder holdere holderen feste fester brakett krok kroker stropp stropper reim reimer rem lenke oppheng rack stativ: av
stige stiger kjegle kjegler kjegla plate plater bøyle vogn henger skilt klistremerke lapp knapp spenne mutter skrue deler reservedel reservedeler knekt tørker heis lest hjul nett nettet spann bøtte balje rør vindu lokk lader batteri sveiv drag: av
`;

const about = `
redskap redskaper redskapen greie greier greiene saker sakene ting stæsj dings remedier rekvisita effekter pakkeliste: om
kjøring ritt stevne renn festival dag dager uke uka helg helga kveld kvelden sesong sesongen start avslutning samling treff opplevelse eventyr liv glede kos hygge entusiasme gjeng gjengen kompis venn vennen: om
gymnastikk øvelse øvelser program opplegg plan utfordring interesse hobby idrett sport aktivitet aktiviteter: om
elev elever mann menn kvinne kvinner ungdom lærer lærere instruktør vakt guide vert mester proff veteran nybegynner student arbeider bonde bruker brukere: om
`;

const tables: readonly (readonly [CompoundHead['way'], WordTable])[] = [
  ['against', wordTable(against)],
  ['near', wordTable(near)],
  ['of', wordTable(of)],
  ['about', wordTable(about)],
];

const byHead: ReadonlyMap<string, CompoundHead> = new Map(
  tables.flatMap(([way, table]) => [...table].map(([key, targets]) => [key, { way, targets }] as const)),
);

export function compoundHead(word: string): CompoundHead | undefined {
  return byHead.get(tableKey([word]));
}
