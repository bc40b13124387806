import type { Ean } from '#domain/article/ean.ts';
import type { Oere } from '#domain/money/money.ts';

/** What may be held without being paid for: enough for a family and a club, too little to empty a shop (docs/decisions/0018-holds-end.md). */
export interface HoldLimits {
  /** Pieces of one line, where the article has no limit of its own. */
  readonly line: number;
  readonly pieces: number;
  readonly value: Oere;
  /** Open reservations of one person, and of one network address. */
  readonly openOfPerson: number;
  readonly openFromAddress: number;
  /** Pieces of all open ones together, of one person or one address. */
  readonly together: number;
  /** The same while they are being paid for, which takes half an hour at most. */
  readonly togetherWhilePaying: number;
}

/** So much of a variant anybody may have, and beyond that half of what the shop holds. */
const fewOfVariant = 6;
const shareOfVariant = 0.5;
/** The same of a whole shop. */
const fewOfShop = 40;
const shareOfShop = 0.1;
/** One or two pieces may cost what they cost: a bicycle, a pair of skis. */
const fewPieces = 2;

export interface WantedLine {
  readonly ean: Ean;
  readonly count: number;
  readonly webPurchaseLimit: number | null;
  /** Pieces of it the shop has left. */
  readonly left: number;
}

export interface WantedHold {
  readonly payNow: boolean;
  readonly total: Oere;
  readonly lines: readonly WantedLine[];
}

/** What one person, or one address, holds of the same kind: to be paid in the shop, or being paid for. */
export interface Held {
  readonly open: number;
  readonly pieces: number;
  readonly piecesInShop: number;
}

export interface AlreadyHeld {
  readonly person: Held;
  readonly address: Held;
  /** Pieces in this shop, of whichever of the two has more. */
  readonly ofVariant: ReadonlyMap<Ean, number>;
}

export type HoldProblem =
  | { readonly kind: 'lines'; readonly lines: readonly { readonly ean: Ean; readonly most: number }[] }
  | { readonly kind: 'pieces' | 'value' | 'open' | 'paying-pieces'; readonly most: number }
  | { readonly kind: 'together' | 'address' | 'paying-open' };

/** Why so much is not held without being paid for; null when it may be. */
export function holdProblem(
  wanted: WantedHold,
  held: AlreadyHeld,
  limits: HoldLimits,
  /** All that stands in the shop; asked for when `isMuchOfShop`. */
  shopPieces: number | null,
): HoldProblem | null {
  return wanted.payNow ? payingProblem(wanted, held, limits) : unpaidProblem(wanted, held, limits, shopPieces);
}

/** Whether the size of the shop has a say; most orders are so small that nobody need count it. */
export function isMuchOfShop(wanted: WantedHold, { person, address }: AlreadyHeld): boolean {
  const inShop = Math.max(person.piecesInShop, address.piecesInShop);
  return !wanted.payNow && inShop + piecesOf(wanted) > fewOfShop;
}

/** A purchase may be as large as it likes, as long as it is paid for; only what is held meanwhile has an end. */
function payingProblem(wanted: WantedHold, { person, address }: AlreadyHeld, limits: HoldLimits): HoldProblem | null {
  if (person.open >= limits.openOfPerson || address.open >= limits.openFromAddress) return { kind: 'paying-open' };
  const most = limits.togetherWhilePaying;
  return Math.max(person.pieces, address.pieces) + piecesOf(wanted) > most ? { kind: 'paying-pieces', most } : null;
}

function unpaidProblem(
  wanted: WantedHold,
  { person, address, ofVariant }: AlreadyHeld,
  limits: HoldLimits,
  shopPieces: number | null,
): HoldProblem | null {
  const pieces = piecesOf(wanted);
  const lines = wanted.lines
    .map((line) => ({ ean: line.ean, count: line.count, most: mostOf(line, ofVariant.get(line.ean) ?? 0, limits) }))
    .filter(({ count, most }) => count > most)
    .map(({ ean, most }) => ({ ean, most }));
  if (lines.length > 0) return { kind: 'lines', lines };
  if (pieces > limits.pieces) return { kind: 'pieces', most: limits.pieces };
  if (wanted.total > limits.value && pieces > fewPieces) return { kind: 'value', most: limits.value };
  if (person.open >= limits.openOfPerson) return { kind: 'open', most: limits.openOfPerson };
  if (address.open >= limits.openFromAddress) return { kind: 'address' };
  const inShop = shopPieces === null ? Number.POSITIVE_INFINITY : shareOf(shopPieces, fewOfShop, shareOfShop);
  const isTooMuch = (held: Held) => held.pieces + pieces > limits.together || held.piecesInShop + pieces > inShop;
  if (isTooMuch(person)) return { kind: 'together' };
  return isTooMuch(address) ? { kind: 'address' } : null;
}

/** Of one variant in the shop. A limit the chain has set for the article is its own word on how many one may have. */
function mostOf({ webPurchaseLimit, left }: WantedLine, held: number, limits: HoldLimits): number {
  const inLine = webPurchaseLimit ?? limits.line;
  const together = Math.max(webPurchaseLimit ?? 0, shareOf(left + held, fewOfVariant, shareOfVariant));
  return Math.max(0, Math.min(inLine, together - held));
}

function shareOf(all: number, few: number, share: number): number {
  return Math.max(few, Math.floor(all * share));
}

function piecesOf({ lines }: WantedHold): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
