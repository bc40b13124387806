import type { PlacedGroup } from './catalogue.ts';
import type { Random } from './random.ts';

/** Energy in kJ and grams of each per 100 g or 100 ml: fat, of it saturated, carbohydrate, of it sugar, protein, salt. */
type Figures = readonly [
  energy: number,
  fat: number,
  saturated: number,
  carbohydrate: number,
  sugar: number,
  protein: number,
  salt: number,
];

const table: Readonly<Record<number, { readonly per: string; readonly figures: Figures; readonly storage: string }>> = {
  100101: { per: '100 g', figures: [1750, 14, 5.2, 52, 8, 18, 2.6], storage: 'Oppbevares tørt.' },
  100102: { per: '100 g', figures: [1680, 9, 2.8, 64, 19, 12, 0.4], storage: 'Oppbevares tørt.' },
  100201: { per: '100 g', figures: [1720, 15, 3.1, 52, 27, 14, 0.3], storage: '' },
  100202: { per: '100 g', figures: [1120, 0, 0, 66, 30, 0, 0.4], storage: 'Oppbevares ikke for varmt.' },
  100301: { per: '100 ml', figures: [96, 0, 0, 5.5, 5.2, 0, 0.1], storage: 'Oppbevares kjølig etter åpning.' },
  100302: { per: '100 ml', figures: [160, 0, 0, 9.4, 9.2, 0, 0], storage: 'Oppbevares kjølig etter åpning.' },
};

const noEnergy: Figures = [0, 0, 0, 0, 0, 0, 0];

/** The declaration that food must have; null for everything else. */
export function nutrientText(group: PlacedGroup, name: string, random: Random): string | null {
  const entry = table[group.id];
  if (!entry) return null;
  const base = /vann/i.test(name) ? noEnergy : entry.figures;
  const spread = 0.92 + random.next() * 0.16;
  const [energy, fat, saturated, carbohydrate, sugar, protein, salt] = base.map(
    (figure) => figure * spread,
  ) as unknown as Figures;
  const grams = (figure: number): string => `${figure.toFixed(1).replace('.', ',')} g`;
  return [
    `Næringsinnhold per ${entry.per}: energi ${Math.round(energy)} kJ / ${Math.round(energy / 4.184)} kcal`,
    `fett ${grams(fat)}, hvorav mettede fettsyrer ${grams(saturated)}`,
    `karbohydrat ${grams(carbohydrate)}, hvorav sukkerarter ${grams(sugar)}`,
    `protein ${grams(protein)}`,
    `salt ${grams(salt)}. ${entry.storage}`,
  ]
    .join(', ')
    .trim();
}
