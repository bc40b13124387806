import { fold } from '../../language/fold.ts';
import { matched, type Pattern, wordAt } from './pattern.ts';

/** 'i Bø', 'butikk Oslo Bryn', 'Ålesund': a shop by its name, where the word is not also one for goods. */
export const readShop: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  let led = 0;
  while (led < 3 && /^(i|på|ved|butikk|butikken|butikker|avdeling|hos)$/.test(wordAt(tokens, at + led))) led++;
  const first = wordAt(tokens, at + led);
  if (first === '') return null;
  const two = `${fold(first)} ${fold(wordAt(tokens, at + led + 1))}`;
  const both = wordAt(tokens, at + led + 1) === '' ? [] : shop.shopsNamed(two);
  const shops = both.length > 0 ? both : shop.shopsNamed(fold(first));
  if (shops.length === 0) return null;
  const knows = shop.knows(first);
  // 'når jeg går på ski' names no shop
  const isLed = led > 1 || (led === 1 && wordAt(tokens, at) !== 'på');
  if (!isLed && (knows === 'thing' || knows === 'identifying')) return null;
  const length = led + (both.length > 0 ? 2 : 1);
  const [one] = shops;
  return matched(cursor, length, [
    {
      kind: 'shop',
      value: shops.length === 1 && one ? one.name : first,
      meaning: { type: 'shops', ids: shops.map(({ id }) => id) },
    },
  ]);
};
