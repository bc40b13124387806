import { filterText } from '#content/nb/filter.ts';
import { searchFoundText } from '#content/nb/search-found.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import type { UnderstoodPart } from './search-reading.ts';

/** Parts without a chip: the goods are named by the query itself, and nearness and number of pieces are not used. */
const withoutChip: ReadonlySet<UnderstoodPart['kind']> = new Set([
  'goods',
  'line',
  'word',
  'mention',
  'quantity',
  'near',
  'page',
  'unknown',
]);

export function hasChip({ kind }: UnderstoodPart): boolean {
  return !withoutChip.has(kind);
}

/** An understood part in the shopper's words: 'Dame', 'Under 500 kr', 'Uten hette', 'Str. 42', '8 år'. */
export function readingLabel({ kind, value, text, min, max }: UnderstoodPart): string {
  switch (kind) {
    case 'price':
      return priceLabel(min, max) ?? capital(text);
    case 'gender':
      return known(searchFoundText.genders, value) ?? capital(value);
    case 'color':
      return known(searchFoundText.colors, value) ?? capital(value);
    case 'size':
      return filterText.size(/^[xsml]{1,4}$/i.test(value) ? value.toUpperCase() : value);
    case 'persons':
      return searchFoundText.persons(value);
    case 'temperature':
      return searchFoundText.temperature(value);
    case 'measure':
      return value.replace('.', ',').replace(' ', '\u00a0');
    case 'shop':
      return searchFoundText.inShop(value.split(' ').map(capital).join(' '));
    case 'not':
      return notLabel(value);
    case 'order':
      return known(searchFoundText.orders, value) ?? capital(text);
    case 'quantity':
      return searchFoundText.pieces(value);
    case 'offer':
    case 'new':
    case 'stock':
    case 'near':
      return searchFoundText[kind];
    default:
      return capital(value);
  }
}

function priceLabel(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return filterText.priceRange(groupThousands(min), groupThousands(max));
  if (max !== undefined) return searchFoundText.under(groupThousands(max));
  return min === undefined ? null : searchFoundText.over(groupThousands(min));
}

/** A property takes another word than a colour or a gender does. */
function notLabel(value: string): string {
  const word = known(searchFoundText.colors, value) ?? known(searchFoundText.genders, value);
  return word === undefined ? searchFoundText.not(value) : searchFoundText.notOf(word.toLowerCase());
}

function known(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.hasOwn(words, value) ? words[value] : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
