import { tableKey, type WordTable, wordTable } from './table.ts';

/** How a compound is told by its parts where the shop has no such thing. */
interface CompoundHead {
  /**
   * 'against': the end is against an ailment of the part of the body it begins with. 'of': it belongs to what it begins with. 'about': it
   * is about that. 'near': whatever it begins with, these goods come nearest.
   */
  readonly way: 'against' | 'of' | 'about' | 'near';
  /** The ailment, or the goods. */
  readonly targets: readonly string[];
}

/** Ends of compounds for things that a shop of sport seldom has: 'knevarmer', 'skitrekk', 'bålrist', 'snøredskap'. */
const against = `
varmer varmere varmeren: kald
beskytter beskyttere beskyttelse vern vernet skjold skydd skydder pads polstring polster: slag
støtte støtten bandasje ortose skinne brace belte belter strømpe strømper krem salve trener: vond
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

/** Everyday first parts that name no goods and no use, and make a compound a person's and not a slip. */
const everyday = wordTable(
  'by gate morgen stor mini skum isopor luft lese hvile spise kaffe bryst sjø fly gå barne dame herre senior aktivitets vann sand sommer vinter kvelds morgen natt helge fest klasse ved pølse kaffe marshmallow hår nøkkel mobil telefon gryte is sår bil vogn gulv tak vegg hjemme ute inne hage balkong terrasse uteplass hytte katt katte hest heste lomme reise turn ball brett stall vaske tørke pakke leke matte overtrekks kapteins markerings koordinasjons: ja',
);

export function isEverydayFirstPart(word: string): boolean {
  return everyday.has(tableKey([word]));
}
