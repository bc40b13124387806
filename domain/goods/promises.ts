import type { GoodsFacts } from './goods-facts.ts';

/** What the shop promises of a thing; the words are in content/nb/goods.ts. */
export interface GoodsPromises {
  /** The club's guarantee: not on what is eaten or used up. */
  readonly club: boolean;
  /** How long a fault may be complained of: years, or the law's own words; food by its date. */
  readonly complaint: 2 | 5 | 'law' | 'food';
  /** Open purchase: days, the shop's ordinary rule, sealed food alone, or not at all. */
  readonly returns: number | 'ordinary' | 'sealed' | 'none';
}

type Promised = Pick<GoodsFacts, 'kind' | 'complaintYears' | 'returnDays'>;

export function promisesOf({ kind, complaintYears, returnDays }: Promised): GoodsPromises {
  const food = kind === 'food';
  return {
    club: !food && kind !== 'chemical' && kind !== 'biocide',
    complaint: food ? 'food' : complaintYears === 2 || complaintYears === 5 ? complaintYears : 'law',
    returns: returnsOf(returnDays, food),
  };
}

function returnsOf(days: number | null, food: boolean): GoodsPromises['returns'] {
  if (days === 0) return 'none';
  if (days !== null) return days;
  return food ? 'sealed' : 'ordinary';
}
