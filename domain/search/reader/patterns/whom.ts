import { fold } from '../../language/fold.ts';
import { wordSet } from './pattern.ts';

/** Words for people, and those whom they are bought for. */
export interface Whom {
  readonly value: 'herre' | 'dame' | 'barn' | 'jente' | 'gutt' | 'junior' | 'baby' | 'voksen' | 'unisex';
  readonly near: readonly number[];
  readonly further: readonly number[];
  readonly words: ReadonlySet<string>;
}

/** The known gender ids (ENT-40). */
export const menGender = 1;
export const womenGender = 2;
export const childGender = 4;
export const unisexGender = 10;
export const juniorGender = 11;

export const whom: readonly Whom[] = [
  {
    value: 'herre',
    near: [menGender],
    further: [unisexGender],
    words: wordSet(
      'herre herrer herrene herra mann menn mannen mannfolk mannlig herremodell herrestørrelse kar karer gubbe gubben kall kallen kaill',
      'far faren pappa pappaen farfar morfar bestefar onkel svigerfar ektemann ektemannen ham bror broren brodern broder svoger kompis kompisen kamerat sjefen karen kæll kæillen gubbar mannfolka husbonden mannemann guttekjæreste bestefaren farfaren morfaren svigersønn onkelen tremenning gammern gamlefar gammelmann bestis fadder typen brudgom pensjonist gutta guttetur guttehelg guttekveld guttegjeng guttegjengen karan karane mannj manj bestefader besten farn fatter bæssfar bestfar bæstefar gofa gofar godfar bestepappa bessfar babba onkl',
      'mens male gents gentlemen boyfriend husband dad father grandfather grandpa brother kille killen herrar herr mænd pappor herren männer mann męski męska męskie mężczyzna',
    ),
  },
  {
    value: 'dame',
    near: [womenGender],
    further: [unisexGender],
    words: wordSet(
      'dame dama damer damene jentetur jentehelg jentekveld jentegjeng jentegjengen damelag kjerring kjerringa fruen damemodell damestørrelse kvinne kvinner kvinnene kvinnelig kvinnfolk kone kona fru frue',
      'mor moren mora mamma mammaen mormor farmor bestemor tante bestevenninne bestevenninna svigermor henne søster søsteren søstera syster venninne venninna venninnen veninne svigerinne mor-mor frua jentekjæreste mutter mutteren muttern bestemoren mormoren farmoren tanten tanta svigerdatter damene damen kvinnelige madam madammen kjerringen ektefellen kvinnemennesket gudmor kvinnfolka kvinnemenneske bæssmor bestmor bessmor gomor godmor mommo momo besta',
      'women womens woman female ladies lady girlfriend wife mom mum mother dam kvinna kvinnor kvinder hustru tjej tjejen grandmother grandma sister damen frauen frau damski damska damskie kobieta',
    ),
  },
  {
    value: 'jente',
    near: [childGender, juniorGender],
    further: [],
    words: wordSet(
      'jente jenter jenta jenten jentene jentungen småjente jentebaby storesøster lillesøsteren storesøsteren storejenta storejente lillesøster småsøster jentungan veslejenta jentan jæntå jænta jintå jinta jinten jento datter datteren datra dattra dotra dattera dottera dotter døtre niese niesa',
      'girl girls daughter niece mädchen tochter dziewczynka dziewczynki córka piger pige flicka flickor flick tøs jentebarn',
    ),
  },
  {
    value: 'gutt',
    near: [childGender, juniorGender],
    further: [],
    words: wordSet(
      'guttebaby storebror storebroren lillebroren storegutten veslegutt lillebror småbror guttan guttongen guttongan gutongen veslegutten jungen sohn chłopiec chłopca syn nephew gutt gutter gutten guttene gut gutar guten guttunge guttungen sønn sønnen sønner sonen nevø nevøen smågut smågutan smågutane smågutar smågutta guttane gutane boy boys son pojke pojkar dreng drenge',
    ),
  },
  {
    value: 'baby',
    near: [childGender],
    further: [],
    words: wordSet(
      'baby babyer babyen babyene spedbarn nyfødt nyfødte småtass minsten minstemann nurk nurket bebi småen småan lillegull lillemann spebarn spebarnet babys babies newborn niemowlę infant bebis bæbi bæbin bæbien',
    ),
  },
  {
    value: 'barn',
    near: [childGender],
    further: [juniorGender],
    words: wordSet(
      'barn barna barnet barne onge onga ongan onger ongen unga unge unger ungen ungene ungar ungane småbarn småbarna småtroll poden kinder kind dzieci dziecka dziecku dziecko dziecięce dziecięca dziecięcy kidsa kids kid toddler toddlers barnebarn barnebarnet barnebarna child children childrens barnbarn børn born borna bornet bån bånan ongom ungom ongo ungjan småonga småonger rollinger rolling småtass småtassen arvingen arvinger avkom poder podene småfolk smårollinger smårolling småunger småungene tassen barnehageunge toåringen barnehagebarna skoleunge skoleungen elev elever tvillinger tvillingene tvilling førskolebarn barnehageonge fadderbarn gudbarn skolebarn barnehagebarn barnestørrelse',
    ),
  },
  {
    value: 'junior',
    near: [juniorGender],
    further: [],
    words: wordSet(
      'ungdomsskoleelev tenårene tenåringsgutt tenåringsjente tenåringsjenta tenåringsgutten konfirmant konfirmanten konfirmanter preteen teenagere ungdommene ungdoms ungdomar junior juniorer ungdom ungdommer ungdommen tenåring tenåringen tenåringer tenåringar youth teen teenager teens jr',
    ),
  },
  { value: 'unisex', near: [unisexGender], further: [], words: wordSet('unisex uni') },
  {
    value: 'voksen',
    near: [menGender, womenGender, unisexGender],
    further: [],
    words: wordSet(
      'vertskapet vertskap verten ektepar ektefelle vennegjengen vennegjeng vertinne student studenter studenten pensjonister eldre senior seniorer voksen voksne vaksen vaksne adult adults vuxen vuxna voksenstørrelse kjæreste kjæresten kjærasten kæreste kæresten samboer samboeren venn vennen kollega kollegaen nabo naboen svigerforeldre besteforeldre foreldre foreldra lærer læreren partner kusine kusina kusinen fetter fetteren søskenbarn sjef bestevenn bestevennen',
    ),
  },
];

const byWord: ReadonlyMap<string, Whom> = new Map(
  whom.flatMap((entry) => [...entry.words].map((word) => [fold(word), entry] as const)),
);

/** Without rings and strokes they would be people: 'får', 'mår'. */
const notPeople: ReadonlySet<string> = new Set(['får', 'mår', 'mør', 'cars', 'måle', 'måler']);

export function whomOf(word: string): Whom | null {
  if (notPeople.has(word)) return null;
  const folded = fold(word);
  // 'barnas', 'mannens': what is theirs is for them
  const bare = folded.replace(/^(?:sma|vesle|lille)(?=.{4})/, '');
  return byWord.get(folded) ?? byWord.get(folded.replace(/(?<=.{4})s$/, '')) ?? byWord.get(bare) ?? null;
}
