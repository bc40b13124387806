import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';

/**
 * Everyday words for things a sports shop sells. A catalogue may call every rucksack 'tursekk' and never write 'sekk'
 * alone; with these its compounds can still be taken apart.
 */
const things =
  'jakke bukse genser skjorte trøye topp singlet vest dress sett tights shorts longs undertøy tøy klær plagg drakt truse bokser kjole skjørt ' +
  'lue hatt caps hals skjerf pannebånd hette votte hanske sokk strømpe belte ' +
  'sko støvel støvler sandal tøffel boots såle lisse brodd gamasje ' +
  'ski stav binding fell skøyte brett kjelke pulk hjelm brille maske skjold smøring voks glider klister skrape jern ' +
  'telt sovepose pose underlag sekk bag veske koffert taske pung trekk nett køye gapahuk duk matte pute teppe ' +
  'kjøkken brenner apparat kjele panne kopp bestikk tallerken boks flaske termos dunk ' +
  'lykt lampe lys kompass kart klokke kniv øks sag verktøy spade stol bord benk ' +
  'sykkel dekk slange pumpe lås pedal sete ball mål racket kølle drakt spill disk tau strikk rulle manual vekt skive stang stenger mølle ' +
  'åre kajakk kano båt snelle sluk spinner wobbler flue sene snøre håv krok ' +
  'utstyr tilbehør pakke møbel bånd sport tennis fleece ' +
  'vask middel spray olje pleie impregnering plaster krem drikk drikke brus vann bar gel mat grøt gryte snacks';

/** Things that come in pairs: one asks for them in the plural. */
const pairs = 'sokk strømpe vott hanske støvel sandal tøffel brodd gamasje skøyte';

/** First parts that seldom or never stand alone in a catalogue. */
const firstParts =
  'regn dun ull fleece skall softshell vinter sommer tur fjell topptur alpin slalåm slalom langrenn frikjøring løpe løp jogge trening tren ' +
  'sykkel spinning jakt fiske flue haspel isfiske bade svømme dykke padle vade seil rednings redning allvær vind vann bomull strikke strikk ' +
  'hette boble lett barne barn dame herre junior gutte jente baby voksen unisex skole barnehage park fritid sport idrett terreng vei ' +
  'fotball håndball basket volley innebandy keeper spiller camping natt dag dags hode lomme hånd gå fot tå knott gummi skinn under ligge sitte ' +
  'henge drikke mat energi protein kjøle bål gass storm koke smøre feste klassisk skøyte snø snow is ake rull rulle sparke skate el hybrid ' +
  'yoga styrke massasje puls gps refleks lys mørk mørke lyse solar sol myggs mygg første hjelp ryggs rygg mage hofte duffel folde hoppe speed bøyle kjetting innendørs utendørs';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stem(fold(word))));

export const thingWords: readonly string[] = things.split(' ');
export const firstPartWords: readonly string[] = firstParts.split(' ');

/** Stems that may end a compound whatever stands before them. */
export const thingStems: ReadonlySet<string> = stems(things);

/** Those that are written without æ, ø and å: a 'stol' is never a 'støl'. */
export const plainThingStems: ReadonlySet<string> = stems(thingWords.filter((word) => /^[a-z]+$/.test(word)).join(' '));

export const pairStems: ReadonlySet<string> = stems(pairs);

/** Stems that may begin or stand inside a compound. */
export const firstPartStems: ReadonlySet<string> = stems(firstParts);

/** Things whose name ends in the word and that nobody means by it alone: a 'sparkesykkel' is no 'sykkel'. */
export const notSuchGoods: Readonly<Record<string, readonly string[]>> = {
  skjort: ['tskjorte'],
  klokk: ['blåklokke'],
  bar: ['foldbar', 'foldbart', 'oppladbar', 'oppblåsbar', 'sammenleggbar', 'regulerbar', 'justerbar'],
  stovl: ['alpinstøvel'],
  bag: ['kjølebag'],
  hansk: ['keeperhanske'],
  [stem('fjellski')]: ['fjellskistav'],
  short: ['boksershorts'],
  skoyt: ['rulleskøyter'],
  sykl: ['sparkesykkel', 'trikssparkesykkel', 'spinningsykkel', 'ergometersykkel'],
};

interface LessMeantGoods {
  readonly goods: readonly string[];
  /** With enough of those that are meant they are left out, as what only mentions a thing is; else they come last. */
  readonly giveWay: boolean;
}

const comeLast = (...goods: readonly string[]): LessMeantGoods => ({ goods, giveWay: false });

/** Such things by name, but not those that one thinks of first: 'sko' is seldom asked for by who wants waders. */
export const lessMeantGoods: Readonly<Record<string, LessMeantGoods>> = {
  sko: { goods: ['langrennssko', 'vadesko', 'badesko'], giveWay: true },
  buks: comeLast('vadebukse'),
  hansk: comeLast('sykkelhanske'),
  short: comeLast('badeshorts', 'sykkelshorts', 'boksershorts'),
  troy: comeLast('spillertrøye', 'sykkeltrøye', 'uvtrøye'),
  vest: comeLast('refleksvest', 'redningsvest', 'seilervest', 'padlevest'),
  sykl: comeLast('løpesykkel'),
  benk: comeLast('smørebenk'),
};
