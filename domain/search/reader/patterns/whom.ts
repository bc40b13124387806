import { wordSet } from './pattern.ts';

/** Words for people, and those whom they are bought for. */
export interface Whom {
  readonly value: 'herre' | 'dame' | 'barn' | 'jente' | 'gutt' | 'junior' | 'baby' | 'voksen' | 'unisex';
  readonly near: readonly number[];
  readonly further: readonly number[];
  readonly words: ReadonlySet<string>;
}

/** By the known gender ids (ENT-40): 1 men, 2 women, 4 children, 10 unisex, 11 juniors. */
export const whom: readonly Whom[] = [
  {
    value: 'herre',
    near: [1],
    further: [10],
    words: wordSet(
      'herre herrer herrene herra mann menn mannen mannfolk mannlig herremodell herrestørrelse kar karer gubbe gubben kall kallen kaill',
      'far faren pappa pappaen farfar morfar bestefar onkel svigerfar ektemann ektemannen ham bror broren brodern broder svoger kompis kompisen kamerat sjefen karen kæll kæillen gubbar mannfolka husbonden mannemann guttekjæreste',
      'mens male gents gentlemen boyfriend husband dad father herrar herr mænd',
    ),
  },
  {
    value: 'dame',
    near: [2],
    further: [10],
    words: wordSet(
      'dame dama damer damene kjerring kjerringa fruen damemodell damestørrelse kvinne kvinner kvinnene kvinnelig kvinnfolk kone kona fru frue',
      'mor moren mora mamma mammaen mormor farmor bestemor tante svigermor henne søster søsteren søstera syster venninne venninna venninnen veninne svigerinne mor-mor frua jentekjæreste kvinnfolka kvinnemenneske',
      'women womens woman female ladies lady girlfriend wife mom mum mother dam kvinna kvinnor kvinder hustru',
    ),
  },
  {
    value: 'jente',
    near: [4, 11],
    further: [],
    words: wordSet(
      'jente jenter jenta jenten jentene jentungen småjente datter datteren dattera dottera dotter døtre niese niesa',
      'girl girls daughter piger pige flicka flickor flick tøs jentebarn',
    ),
  },
  {
    value: 'gutt',
    near: [4, 11],
    further: [],
    words: wordSet(
      'gutt gutter gutten guttene gut gutar guten guttunge guttungen sønn sønnen sønner sonen nevø nevøen boy boys son pojke pojkar dreng drenge',
    ),
  },
  {
    value: 'baby',
    near: [4],
    further: [],
    words: wordSet(
      'baby babyer babyen babyene spedbarn nyfødt nyfødte småtass minsten minstemann babies newborn infant bebis bæbi bæbin bæbien',
    ),
  },
  {
    value: 'barn',
    near: [4],
    further: [11],
    words: wordSet(
      'barn barna barnet barne onge onga ongan onger ongen unga unge unger ungen ungene ungar ungane småbarn småbarna småtroll poden kids kid toddler toddlers barnebarn barnebarnet barnebarna child children childrens barnbarn børn born ongom ungom ongo ungjan småonga småonger rollinger rolling førskolebarn barnehageonge fadderbarn gudbarn skolebarn barnehagebarn barnestørrelse',
    ),
  },
  {
    value: 'junior',
    near: [11],
    further: [],
    words: wordSet(
      'junior juniorer ungdom ungdommer ungdommen tenåring tenåringen tenåringer tenåringar youth teen teenager teens jr ungdomsskole',
    ),
  },
  { value: 'unisex', near: [10], further: [], words: wordSet('unisex uni') },
  {
    value: 'voksen',
    near: [1, 2, 10],
    further: [],
    words: wordSet(
      'voksen voksne vaksen vaksne adult adults vuxen vuxna voksenstørrelse kjæreste kjæresten kjærasten samboer samboeren venn vennen kollega kollegaen nabo naboen svigerforeldre besteforeldre foreldre foreldra lærer læreren partner',
    ),
  },
];
