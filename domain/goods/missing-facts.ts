import { emphasiseAllergens } from './emphasise-allergens.ts';
import type { GoodsFacts } from './goods-facts.ts';
import type { GoodsKind } from './goods-kind.ts';

/** What the law can miss of an article. */
export const lawfulFacts = [
  'kind',
  'content',
  'ingredients',
  'allergens',
  'nutrients',
  'biocide sentence',
  'safety text',
  'electrical',
  'battery',
  'material',
] as const;
export type LawfulFact = (typeof lawfulFacts)[number];

export interface CheckedGoods
  extends Pick<
    GoodsFacts,
    'kind' | 'ingredients' | 'allergens' | 'biocideSentence' | 'safetyText' | 'battery' | 'material'
  > {
  readonly hasContent: boolean;
  readonly nutrients: string | null;
  /** Null: nobody has said whether it is. */
  readonly electrical: boolean | null;
}

const asked: Readonly<Record<GoodsKind, readonly LawfulFact[]>> = {
  food: ['content', 'ingredients', 'allergens', 'nutrients'],
  biocide: ['content', 'biocide sentence', 'safety text'],
  chemical: ['content', 'safety text'],
  electrical: ['electrical', 'battery'],
  textile: ['material'],
  footwear: ['material'],
  equipment: [],
};

const isMissing: Readonly<Record<LawfulFact, (goods: CheckedGoods) => boolean>> = {
  kind: ({ kind }) => kind === null,
  content: ({ hasContent }) => !hasContent,
  ingredients: ({ ingredients }) => isEmpty(ingredients),
  allergens: ({ ingredients, allergens }) => hiddenAllergens(ingredients ?? '', allergens).length > 0,
  nutrients: ({ nutrients }) => isEmpty(nutrients),
  'biocide sentence': ({ biocideSentence }) => isEmpty(biocideSentence),
  'safety text': ({ safetyText }) => isEmpty(safetyText),
  electrical: ({ electrical }) => electrical === null,
  battery: ({ battery, electrical }) => electrical !== false && battery === null,
  material: ({ material }) => isEmpty(material),
};

/** What must be told of goods of this kind and is not. */
export function missingFacts(goods: CheckedGoods): readonly LawfulFact[] {
  const facts: readonly LawfulFact[] = goods.kind === null ? ['kind'] : asked[goods.kind];
  return facts.filter((fact) => isMissing[fact](goods));
}

/** The fourteen that must stand out, as a list of ingredients would write them. */
const knownAllergens = [
  ...['hvete', 'rug', 'bygg', 'havre', 'spelt', 'krepsdyr', 'reke', 'krabbe', 'egg', 'fisk', 'torsk', 'laks'],
  ...['peanøtt', 'soya', 'melk', 'myse', 'fløte', 'smør', 'mandel', 'mandler', 'hasselnøtt', 'valnøtt', 'cashew'],
  ...['pekannøtt', 'paranøtt', 'pistasj', 'macadamia', 'selleri', 'sennep', 'sesam', 'sulfitt', 'lupin', 'blåskjell'],
];

/** Allergens that stand in the list of ingredients and are not named as such. */
function hiddenAllergens(ingredients: string, allergens: readonly string[]): readonly string[] {
  const rest = emphasiseAllergens(ingredients, allergens)
    .filter(({ allergen }) => !allergen)
    .map(({ text }) => text)
    .join(' ');
  return emphasiseAllergens(rest, knownAllergens).flatMap(({ text, allergen }) => (allergen ? [text] : []));
}

function isEmpty(text: string | null): boolean {
  return text === null || text.trim() === '';
}
