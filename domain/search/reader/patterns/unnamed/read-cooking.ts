import { matched, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { knownAs } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'lage pannekaker på bålet', 'pølser på bål', 'koke egg': what it is made on is wanted, and not something to eat. */
export const readCooking: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  // 'pannekaker på bål'
  const isOverFire = wordAt(tokens, at + 1) === 'på' && /^bål/.test(wordAt(tokens, at + 2));
  if (!isOverFire && !cooking.has(wordAt(tokens, at))) return null;
  let next = isOverFire ? at : at + 1;
  while (next - at <= 2 && some.has(wordAt(tokens, next))) next++;
  if (!dish.test(wordAt(tokens, next)) || knownAs(cursor.shop, kitchen) !== 'thing') return null;
  const isForbidden = tokens.some(({ text }) => /^bålforbud/.test(text));
  const isOnFire = tokens.some(({ text }) => /^bål/.test(text));
  const as = isForbidden ? stoves : isOnFire ? fire : kitchen;
  const meaning = { type: 'words', anyOf: [wordQuery('', { as })] } as const;
  return { ...matched(cursor, next - at + 1, [{ kind: 'goods', value: as[0] ?? '', meaning }]), beside: [] };
};

const stoves = ['stormkjokken', 'gassbrenner', 'brenner'];
const kitchen = [...stoves, 'stekehelle', 'balpanne'];
const fire = ['balpanne', 'stekehelle'];
const cooking = wordSet(
  'lage lager laga laget steke steker steike steikje steik koke koker koka varme grille griller trakte kokt stekt smelte poppe cook make boil fry',
);
const some = wordSet('opp litt noe egen god varm varme en ei et oss meg det den fersk some');
const dish =
  /^(?:pannekake|vaffel|vafler|suppe|kaffe|te$|kakao|pølse|grøt|havregrøt|risgrøt|egg|bacon|fisk|ørret|makrell|kjøtt|biff|hamburger|burger|popcorn|pizza|pinnebrød|brød|lapskaus|gryte|nudl|pasta|ris$|poteter?$|toast|snø$|coffee|food|pancake|dinner|soup|kødet|mad$)/;
