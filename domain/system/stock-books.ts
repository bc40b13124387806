/** What another system says of one ean in one shop: the whole figure, or a change. Numbers grow by system and shop. */
export type StockSaid = { readonly seq: number; readonly set: number } | { readonly seq: number; readonly add: number };

/** What is known of one ean in one shop before and after. */
export interface StockBook {
  /** Pieces for sale. */
  readonly qty: number;
  /** Pieces that stand there for somebody: part of a whole figure, not for sale. */
  readonly held: number;
  /** Pieces said to be gone that were not there. What comes in pays them first. */
  readonly debt: number;
  /** Number of the newest whole figure; null when there has been none. */
  readonly lastSet: number | null;
  /** Changes since that figure, by number. */
  readonly adds: ReadonlyMap<number, number>;
}

/** `short`: taken, and more is said to be gone than was there. */
export type StockOutcome = 'applied' | 'unchanged' | 'superseded' | 'short';

export interface StockStep {
  readonly book: StockBook;
  readonly outcome: StockOutcome;
}

/**
 * Calls are lost, repeated and overtaken, so the order of arrival must not matter: the newest whole figure counts, with all
 * changes numbered after it, each once. Whatever came before it is part of it.
 */
export function bookStock(book: StockBook, said: StockSaid): StockStep {
  const { lastSet, adds } = book;
  if (lastSet !== null && said.seq < lastSet) return { book, outcome: 'superseded' };
  if ('set' in said) {
    if (said.seq === lastSet) return { book, outcome: 'unchanged' };
    const after = new Map([...adds].filter(([seq]) => seq > said.seq));
    const since = [...after.values()].reduce((sum, pieces) => sum + pieces, 0);
    return step({ ...book, lastSet: said.seq, adds: after }, said.set - book.held + since);
  }
  if (said.seq === lastSet) return { book, outcome: 'superseded' };
  if (adds.has(said.seq)) return { book, outcome: 'unchanged' };
  return step({ ...book, adds: new Map(adds).set(said.seq, said.add) }, forSale(book) + said.add);
}

/** Pieces of an order that have left the shop (below 0) or come back, under a number of the system's. */
export interface StockActed {
  readonly seq: number;
  readonly pieces: number;
}

/**
 * The act itself has put right what is for sale, what is owed and what is held. A whole figure that was counted after it has the pieces already,
 * so they must not count beside it; one that was counted before and comes late finds them among the changes.
 */
export function bookActed(book: StockBook, { seq, pieces }: StockActed): StockBook {
  const { lastSet, adds } = book;
  if (lastSet !== null && seq <= lastSet) return step(book, forSale(book) - pieces).book;
  return { ...book, adds: new Map(adds).set(seq, (adds.get(seq) ?? 0) + pieces) };
}

/** Below nothing there is a debt; pieces for sale beside one mean that somebody has counted since. */
function forSale({ qty, debt }: StockBook): number {
  return qty > 0 ? qty : -debt;
}

function step(book: StockBook, pieces: number): StockStep {
  const after = { ...book, qty: Math.max(0, pieces), debt: Math.max(0, -pieces) };
  return { book: after, outcome: after.debt > 0 ? 'short' : 'applied' };
}
