import { colourKey } from '../../lexicon/attribute-words.ts';
import { matched, type Pattern, type Read, wordAt } from './pattern.ts';
import { plainWish } from './wish.ts';

const shades =
  /^(mørk|mørke|mørkt|lys|lyse|lyst|dyp|dyp|knall|neon|pastell|dus|dark|light|klar|marine|himmel|flaske|oliven|army|burgunder|kongeblå|sterk|knæsj)$/;

/** 'rød', 'mørk blå', 'marineblå', 'navy': a colour of the shop, or the family that a shade belongs to. */
export const readColor: Pattern = (place) => {
  const { tokens, at, shop } = place;
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const isShade = shades.test(word) && next !== '' && shop.isColor(next);
  const exact = isShade && shop.isColor(`${word}${next}`) ? `${word}${next}` : null;
  const said = isShade ? (exact ?? next) : word;
  if (said === '' || !shop.isColor(said)) return null;
  // 'farge' says nothing more
  const more = /^(farge|farga|farget|fargede|fargen|color|colour)$/.test(wordAt(tokens, at + (isShade ? 2 : 1)))
    ? 1
    : 0;
  const key = colourKey(said);
  return matched(place, (isShade ? 2 : 1) + more, [
    { kind: 'color', value: key, meaning: { type: 'color', words: [key] } },
    ...(shop.isColorName(said) ? [exactly(said)] : []),
  ]);
};

/** The very colour, beside its family: given up first. */
function exactly(name: string): Read {
  return { kind: 'shade', value: name, meaning: { type: 'words', anyOf: [plainWish('', { also: [name] })] } };
}
