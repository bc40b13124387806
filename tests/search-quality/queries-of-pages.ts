import type { PageTopic } from '#domain/search/lexicon/pages.ts';

/** A query that a page answers, and which. */
export interface PageQuery {
  readonly text: string;
  readonly topic: PageTopic;
}

export const pages: readonly PageQuery[] = [
  { text: 'åpningstider', topic: 'shops' },
  { text: 'åpningstider bodø', topic: 'shops' },
  { text: 'når åpner butikken', topic: 'shops' },
  { text: 'retur', topic: 'returns' },
  { text: 'bytte størrelse', topic: 'returns' },
  { text: 'hvordan returnere en vare', topic: 'returns' },
  { text: 'angrerett', topic: 'returns' },
  { text: 'frakt', topic: 'delivery' },
  { text: 'hvor lang er leveringstiden', topic: 'delivery' },
  { text: 'gavekort', topic: 'support' },
  { text: 'kundeservice', topic: 'support' },
  { text: 'reklamasjon', topic: 'support' },
  { text: 'ledig stilling', topic: 'about' },
  { text: 'jobbe hos dere', topic: 'about' },
  { text: 'størrelsesguide', topic: 'faq' },
  { text: 'telefonnummer', topic: 'contact' },
  { text: 'personvern', topic: 'privacy' },
  { text: 'kjøpsvilkår', topic: 'terms' },
  { text: 'kundeavis', topic: 'paper' },
  { text: 'min side', topic: 'account' },
  { text: 'kor e dokker henne', topic: 'shops' },
  { text: 'reklamere', topic: 'support' },
  { text: 'søke jobb', topic: 'about' },
  { text: 'jobb', topic: 'about' },
  { text: 'har dere ledige jobber', topic: 'about' },
  { text: 'hvor mye koster frakten', topic: 'delivery' },
  { text: 'når stenger dere i Bodø', topic: 'shops' },
  { text: 'saldo på gavekort', topic: 'support' },
];

/** Things of other trades. That the shop has 'smørejern', 'sovepose' and 'akebrett' is no answer to them. */
export const notSold: readonly string[] = [
  'vaffeljern',
  'søppelpose',
  'dørmatte',
  'kjøleskap',
  'lesebriller',
  'dataspill',
  'brudekjole',
  'støvsuger',
  'blå gitar',
  'har dere sofa',
  'gressklipper',
  'gardinstang',
  'tv benk',
  'oppskrift på lasagne',
];

/** Nobody means anything by these: goods shown for them would be random. */
export const nonsense: readonly string[] = [
  'asdfgh',
  'qwerty',
  'xyzzy',
  'jjjjjj',
  'wqxz',
  'lorem ipsum dolor',
  'zzzzz zzzzz',
  'kvadratrot',
  'blablabla',
  'qwertyuiop 12',
  'playstation under 500',
  'parfyme dame',
];
