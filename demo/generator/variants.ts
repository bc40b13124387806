import { type ArticlePlan, isLongTail } from './article-plan.ts';
import { colorNamed, colorWords, type DemoColor, found, palettes, sizeScales } from './catalogue.ts';
import { eanFor } from './ean.ts';
import { type Random, randomFor } from './random.ts';
import { sizeId } from './sizes.ts';

export interface DemoVariant {
  readonly variantId: number;
  readonly ean: string;
  readonly sizeId: number;
  readonly sizeName: string;
  readonly color: DemoColor;
  readonly sort: number;
  /** 0 for the ends of the size range, 1 for its middle: what a shop has most of. */
  readonly middle: number;
}

/** Every size in every colour; the same whoever asks. */
export function variantsOf(plan: ArticlePlan, seed: string): DemoVariant[] {
  const random = randomFor(seed, 'variants', plan.id);
  const sizeNames = sizesOf(plan, random);
  return colorsOf(plan, random).flatMap((color, colorNo) =>
    sizeNames.map((sizeName, sizeNo) => {
      const no = colorNo * sizeNames.length + sizeNo + 1;
      return {
        variantId: plan.id * 1000 + no,
        ean: eanFor(plan.id, no),
        sizeId: sizeId(sizeName),
        sizeName,
        color,
        sort: no,
        middle: sizeNames.length < 3 ? 1 : 1 - Math.abs((2 * sizeNo) / (sizeNames.length - 1) - 1),
      };
    }),
  );
}

function sizesOf(plan: ArticlePlan, random: Random): readonly string[] {
  const { group, genderId } = plan;
  const scale = found(sizeScales[group.sizes], `size scale ${group.sizes}`);
  const all = found(scale[genderId] ?? scale['10'] ?? scale['1'], `sizes ${group.sizes} for gender ${genderId}`);
  if (plan.signature) return all;
  if (isLongTail(plan)) return all.slice(0, random.int(1, 6));
  if (all.length < 4 || random.chance(0.8)) return all;
  return random.chance(0.5) ? all.slice(1) : all.slice(0, -1);
}

/** How many colours there are, by palette: clothes come in several, packages in one. */
const colorCounts: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  klær: [
    [2, 1],
    [4, 2],
    [4, 3],
    [2, 4],
    [1, 5],
  ],
  barn: [
    [1, 1],
    [4, 2],
    [4, 3],
    [2, 4],
  ],
  sko: [
    [3, 1],
    [4, 2],
    [2, 3],
  ],
  utstyr: [
    [4, 1],
    [4, 2],
    [1, 3],
  ],
  signal: [
    [3, 1],
    [3, 2],
  ],
  metall: [
    [4, 1],
    [2, 2],
  ],
  pakning: [[1, 1]],
};

function colorsOf(plan: ArticlePlan, random: Random): readonly DemoColor[] {
  if (plan.signature) return plan.signature.colors.map(colorNamed);
  const said = Object.entries(colorWords).find(([word]) => plan.name.toLowerCase().includes(word));
  if (plan.group.palette === 'pakning' && said) return [colorNamed(said[1])];
  const palette = plan.group.palette === 'klær' && plan.genderId === 4 ? 'barn' : plan.group.palette;
  const count = isLongTail(plan) ? 1 : random.weighted(found(colorCounts[palette], `colour counts of ${palette}`));
  return random
    .shuffle(found(palettes[palette], `palette ${palette}`))
    .slice(0, count)
    .map(colorNamed);
}
