import { generalErrors } from '#content/nb/errors.ts';
import type { Endpoint, EndpointName } from '#contract/endpoints.ts';
import { type Failure, unprocessable } from '#contract/reply.ts';
import { holdsCardNumber } from '#domain/payment/card-number.ts';

/** Searches: what they ask for is stored nowhere, so a card number in it does no harm. */
const onlyAsked: ReadonlySet<EndpointName> = new Set(['searchArticles', 'searchArticleIds']);

/**
 * R38: cards are typed at the provider. A card number that somebody writes elsewhere, as a name, an address or in a review, is
 * refused before anything reads it, so that it stands in no row, mail or log of ours.
 */
export function refuseCardNumbers(name: EndpointName, { method, ownToken }: Endpoint, input: object): Failure | null {
  if (method === 'GET' || ownToken || onlyAsked.has(name)) return null;
  const field = Object.entries(input).find(([, value]) => isOrHolds(value))?.[0];
  return field === undefined ? null : unprocessable({ [field]: [generalErrors.cardNumber] });
}

function isOrHolds(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && holdsCardNumber(next)) return true;
    if (typeof next === 'number' && holdsCardNumber(String(next))) return true;
    if (typeof next !== 'object' || next === null) continue;
    // One at a time: a list of a client's making may be longer than a call can take arguments (R23).
    for (const [name, inner] of Object.entries(next)) waiting.push(name, inner);
  }
  return false;
}
