import type { GoodsKind } from '#domain/goods/goods-kind.ts';
import { type Content, type ContentUnit, contentUnits } from '#domain/goods/unit-price.ts';
import type { CopyValue } from '#server/database/connection/copy-text.ts';
import type { ArticlePlan } from './article-plan.ts';
import { found, goodsGroups, ingredients } from './catalogue.ts';

/** What the law wants told of an article, as columns of its row; null where it is no such thing. */
export function goodsColumns(plan: ArticlePlan, material: string | null): Readonly<Record<string, CopyValue>> {
  const content = contentOf(plan.name);
  const food = ingredientsOf(plan);
  const kind = kindOf(plan);
  return {
    goods_kind: ownKindOf(plan),
    content_amount: content?.amount ?? null,
    content_unit: content?.unit ?? null,
    ingredients: food?.list ?? null,
    allergens: food?.allergens || null,
    may_contain: food?.may || null,
    biocide_sentence: kind === 'biocide' ? biocideSentence : null,
    safety_text: kind === 'biocide' ? mosquitoText : kind === 'chemical' ? chemicalText(plan.name) : null,
    electrical: kind === 'electrical' ? 1 : null,
    battery: kind === 'electrical' ? batteryOf(plan) : null,
    material: kind === 'textile' || kind === 'footwear' ? material : null,
    guarantee: null,
  };
}

/** What is eaten, drunk, rubbed in or poured out has no size or colour to choose; only its package has. */
export function hasLooks(plan: Pick<ArticlePlan, 'group' | 'name'>): boolean {
  if (plan.group.id === 30701 || plan.group.id === 30702) return true; // wax is known by its colour
  return !['food', 'chemical', 'biocide'].includes(kindOf(plan));
}

/** '55 g', '0,5 l', '10-pk' at the end of a name. */
export function contentOf(name: string): Content | null {
  const [, amount = '', unit = ''] = /(\d+(?:,\d+)?)[ -](g|kg|ml|l|pk)(?:, \p{L}+)?$/u.exec(name) ?? [];
  if (amount === '') return null;
  return { amount: Number(amount.replace(',', '.')), unit: unitNamed(unit) };
}

function unitNamed(word: string): ContentUnit {
  return found(
    contentUnits.find((unit) => unit === (word === 'pk' ? 'stk' : word)),
    `unit ${word}`,
  );
}

function kindOf(plan: Pick<ArticlePlan, 'group' | 'name'>): GoodsKind {
  const { group } = plan;
  return found(
    ownKindOf(plan) ??
      goodsGroups.group[group.id]?.kind ??
      goodsGroups.sub[group.subgroup.id]?.kind ??
      goodsGroups.main[group.main.id]?.kind,
    `kind of group ${group.id}`,
  );
}

/** Where a thing is another than its group says: a net is no biocide, an iron among benches is electrical. */
function ownKindOf({ name }: Pick<ArticlePlan, 'name'>): GoodsKind | null {
  if (/myggnett/i.test(name)) return 'equipment';
  return /smørejern/i.test(name) ? 'electrical' : null;
}

function ingredientsOf({ group, name }: ArticlePlan) {
  const lists = ingredients[group.id];
  if (lists === undefined) return null;
  const lower = name.toLowerCase();
  return found(
    lists.find(({ word }) => lower.includes(word)),
    `ingredients of ${name}`,
  );
}

/** Article 72 of the biocides regulation: advertising carries this. */
const biocideSentence = 'Bruk biocider på en sikker måte. Les alltid etiketten og produktinformasjonen før bruk.';
const mosquitoText = 'Gir alvorlig øyeirritasjon. Oppbevares utilgjengelig for barn. Vask hendene etter bruk.';

function chemicalText(name: string): string {
  if (/spray/i.test(name)) {
    return 'Ekstremt brannfarlig aerosol. Beholder under trykk: kan eksplodere ved oppvarming. Brukes ute eller der det er god lufting.';
  }
  if (/olje|voks|klister|glider/i.test(name)) return 'Oppbevares utilgjengelig for barn. Tørk opp søl, så ingen glir.';
  return 'Kan irritere øynene. Ved kontakt: skyll godt med vann. Oppbevares utilgjengelig for barn.';
}

function batteryOf({ group, name }: ArticlePlan): 'none' | 'loose' | 'built-in' {
  if (group.id === 60301 || /smørejern/i.test(name)) return 'none';
  if (group.id === 60302 || (group.id === 40501 && !/oppladbar/i.test(name))) return 'loose';
  return 'built-in';
}
