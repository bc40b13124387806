import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckedGoods, missingFacts } from '#domain/goods/missing-facts.ts';
import { demoDefaults, makeDemoShop } from './demo-shop.ts';
import type { ArticlePlan } from './generator/article-plan.ts';
import type { Row } from './generator/article-rows.ts';
import { wornOn } from './generator/worn-on.ts';
import { showsHood } from './illustrations/core/hood.ts';
import { typeFor } from './illustrations/groups.ts';
import { product } from './illustrations/product.ts';

interface Told {
  readonly plan: ArticlePlan;
  readonly row: Row;
  /** Everything that is written of it. */
  readonly text: string;
}

let told: readonly Told[];
const tables: Record<string, readonly Row[]> = {};

beforeAll(() => {
  const shop = makeDemoShop({ ...demoDefaults, now: '2026-11-15' });
  const plans = new Map(shop.plans.map((plan) => [plan.id, plan]));
  const batches = [...shop.batches()].map(({ rows }) => rows);
  Object.assign(tables, shop.tables, { variants: batches.flatMap((rows) => rows.variants ?? []) });
  told = batches
    .flatMap((rows) => rows.articles ?? [])
    .map((row) => {
      const plan = plans.get(Number(row.article_id));
      if (plan === undefined) throw new Error(`No plan of ${String(row.article_id)}`);
      return { plan, row, text: `${String(row.description)} ${String(row.tech_description)}` };
    });
}, 60_000);

const isChild = ({ plan }: Told) => plan.genderId === 4 || plan.genderId === 11;
const part = ({ plan }: Told) => wornOn(plan.group);
const named = (words: RegExp) => (one: Told) => words.test(String(one.row.name));

/** What may only be said of certain goods. */
const rules: readonly { says: RegExp; onlyOf: (one: Told) => boolean }[] = [
  { says: /innsving i livet|lengde bak|over skuldrene/i, onlyOf: (one) => part(one) === 'upper' },
  { says: /i ermene|Ermene /, onlyOf: (one) => ['upper', 'suit'].includes(part(one) ?? '') },
  { says: /\blest\b|\bhælen uten\b/i, onlyOf: (one) => part(one) === 'foot' || named(/støvel/)(one) },
  { says: /bleieskift|små hender klarer|barnehagen vil/i, onlyOf: isChild },
  { says: /[Bb]arnet klarer|[Bb]arnet vokser/, onlyOf: (one) => isChild(one) || named(/bæremeis/)(one) },
  { says: /høye\.$|Herremodell|Herresnitt/, onlyOf: ({ plan }) => plan.genderId === 1 },
  { says: /Damemodell|Damesnitt|Skåret for dame/, onlyOf: ({ plan }) => plan.genderId === 2 },
  { says: /stikke buksa ned i/, onlyOf: (one) => !named(/\blav\b/)(one) },
  { says: /ferske batterier|AAA/, onlyOf: (one) => !named(/oppladbar|lommelykt|campinglykt/i)(one) },
  { says: /Lades med USB-C/, onlyOf: (one) => named(/oppladbar|lommelykt|campinglykt/i)(one) },
  { says: /[Pp]anten|pant\b/, onlyOf: ({ row }) => Number(row.pant) > 0 },
  { says: /koffein/i, onlyOf: named(/koffein/i) },
];

describe('what is said of goods is true of them', () => {
  test.each(rules)('$says', ({ says, onlyOf }) => {
    const wrong = told.filter((one) => says.test(one.text) && !onlyOf(one));
    expect(wrong.map(({ row, text }) => `${String(row.name)}: ${text}`)).toEqual([]);
    expect(told.some((one) => says.test(one.text))).toBe(true);
  });

  test('a garment is drawn with a hood exactly where its text says so', () => {
    const wrong = told.flatMap(({ plan, row, text }) => {
      const drawing = typeFor(plan.group.id, plan.genderId, plan.name);
      const isGarment = drawing !== undefined && ['upper', 'suit'].includes(wornOn(plan.group) ?? '');
      const isSaid = /hett[ea]/i.test(`${String(row.name)} ${text}`);
      return isGarment && isSaid !== showsHood(drawing.type, drawing.variant) ? [`${String(row.name)}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
    const drawn = (variant: string, seed: number) => product('downJacket', { variant, seed });
    for (let seed = 0; seed < 20; seed++) {
      expect(drawn('hood', seed)).not.toBe(drawn('collar', seed));
      expect(drawn('boble', seed)).not.toBe(drawn('boble-collar', seed));
    }
  });

  test.each([
    [10801, /dusk/, 'pompom'],
    [10302, /glidelås/, 'zip'],
  ] as const)('group %i is drawn with what %s names, and only then', (groupId, word, variant) => {
    const ofGroup = told.filter(({ plan }) => plan.group.id === groupId);
    expect(ofGroup.some(named(word))).toBe(true);
    for (const one of ofGroup)
      expect(typeFor(groupId, one.plan.genderId, one.plan.name)?.variant === variant).toBe(named(word)(one));
  });

  test('nothing is both charged and fed with batteries', () => {
    const both = told.filter(({ text }) => /USB-C|Lades på/.test(text) && /batterier/.test(text));
    expect(both.map(({ row }) => row.name)).toEqual([]);
  });

  test('the weight in the text is the weight in the name', () => {
    const wrong = told.filter(({ plan, row }) => {
      const said = /Vekt (\d+) g/.exec(String(row.tech_description))?.[1];
      return plan.group.main.id === 10 && said !== undefined && !String(row.name).endsWith(` ${said} g`);
    });
    expect(wrong.map(({ row }) => row.name)).toEqual([]);
  });

  test('what is eaten or drunk has no size or colour to choose', () => {
    const food = new Set(told.filter(({ plan }) => plan.group.main.id === 10).map(({ row }) => row.article_id));
    const variants = (tables.variants ?? []).filter((row) => food.has(row.article_id));
    expect(variants.length).toBeGreaterThan(50);
    expect(variants.filter((row) => row.color_id !== null || row.size_id !== null)).toEqual([]);
  });
});

test('no sentence is said of more than one article in eighty', () => {
  const counts = new Map<string, number>();
  for (const { row } of told) {
    for (const sentence of new Set(String(row.description).split(/(?<=[.!?]) /))) {
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
  }
  const most = told.length / 80;
  expect([...counts].filter(([, count]) => count > most)).toEqual([]);
});

test('goods that differ in taste or gender alone cost the same', () => {
  const kinds = Map.groupBy(
    told.filter(({ plan }) => plan.signature === null && plan.genderId !== 4 && plan.genderId !== 11),
    ({ plan }) => {
      const tastes = plan.group.models.length === 0 ? [...plan.values.choices] : [];
      const plain = [
        plan.values.gender,
        ...tastes.filter(([key]) => key !== plan.group.priceBy).map(([, { text }]) => text),
      ];
      return `${plan.group.id} ${plain.reduce((rest, word) => rest.replace(word, ''), plan.name.toLowerCase())}`;
    },
  );
  const several = [...kinds].filter(([, like]) => like.length > 1);
  expect(several.length).toBeGreaterThan(20);
  const unlike = several.filter(([, like]) => new Set(like.map(({ plan }) => plan.price)).size > 1);
  expect(unlike.map(([kind, like]) => [kind, like.map(({ plan }) => plan.price)])).toEqual([]);
});

test('more of the same costs more', () => {
  const amounts = told.filter(({ plan, row }) => plan.group.priceBy === 'x' && row.content_amount !== null);
  const kinds = Map.groupBy(amounts, ({ plan }) => {
    const text = plan.values.choices.get('x')?.text ?? '';
    return `${plan.group.id} ${plan.name.toLowerCase().replace(text, '').replace(plan.values.gender, '')}`;
  });
  for (const [kind, like] of kinds) {
    const inOrder = like
      .filter((one) => !isChild(one))
      .toSorted(
        (a, b) => Number(a.plan.values.choices.get('x')?.place) - Number(b.plan.values.choices.get('x')?.place),
      );
    const prices = inOrder.map(({ plan }) => plan.price);
    expect(prices, kind).toEqual(prices.toSorted((a, b) => a - b));
  }
});

test('the law misses nothing', () => {
  const goodsOf = (table: string, key: string) =>
    new Map((tables[table] ?? []).map((row) => [Number(row[key]), row.goods_kind as CheckedGoods['kind']]));
  const main = goodsOf('main_groups', 'main_group_id');
  const sub = goodsOf('article_groups2', 'article_group2_id');
  const group = goodsOf('article_groups3', 'article_group3_id');
  const lacking = told.flatMap(({ plan, row }) => {
    const own = row.goods_kind as CheckedGoods['kind'];
    const kind =
      own ?? group.get(plan.group.id) ?? sub.get(plan.group.subgroup.id) ?? main.get(plan.group.main.id) ?? null;
    const missing = missingFacts({
      kind,
      hasContent: row.content_amount !== null,
      ingredients: row.ingredients as string | null,
      allergens: String(row.allergens ?? '').split(','),
      nutrients: row.nutrient_content as string | null,
      biocideSentence: row.biocide_sentence as string | null,
      safetyText: row.safety_text as string | null,
      electrical: row.electrical === null ? null : row.electrical === 1,
      battery: row.battery as CheckedGoods['battery'],
      material: row.material as string | null,
    });
    return missing.map((fact) => `${String(row.name)}: ${fact}`);
  });
  expect(lacking).toEqual([]);
});
