import { cookielessCalls } from '#contract/cookieless-calls.ts';
import { endpointStatuses } from '#contract/endpoint-statuses.ts';
import { endpointSummaries } from '#contract/endpoint-summaries.ts';
import type { Endpoint, EndpointName } from '#contract/endpoints.ts';

export const publicApiText = [
  'Everything the shop’s own pages do: search, stock, cart, orders, accounts. Begin with docs/api.md.',
  'Reads need nothing. Writes need a bearer (POST /api/v1/sessions), or the cookies and the page token of a page of the shop.',
  'Names of fields are those of the chain’s systems. Sums are kroner, but freight and what is paid at a provider, which are øre.',
  'Times are ISO 8601 in UTC. Errors are {message, errors?: {field: [text]}}. Fields may come to an answer; none goes.',
].join('\n\n');

/** What a caller must know of a call beside its shapes, told from its row in the table. */
export function descriptionOf(name: EndpointName, endpoint: Endpoint): string {
  const isLimited = endpointStatuses[name]?.refused?.includes(429) ?? false;
  return [
    `${endpointSummaries[name]}.`,
    accessText(name, endpoint),
    ...(endpoint.answer === 'cached'
      ? ['The answer is everybody’s and changes with the catalogue: keep its ETag and ask with If-None-Match.']
      : []),
    ...(endpoint.repeatable ? ['Send an Idempotency-Key, so that it can be repeated when the answer is lost.'] : []),
    ...(isLimited ? ['Counted by address, whoever calls; 429 says in Retry-After when to come back.'] : []),
  ].join(' ');
}

function accessText(name: EndpointName, { access, pageToken, ownToken }: Endpoint): string {
  if (ownToken) return 'For payment providers: the token in the path is the proof, and the body no more than a hint.';
  if (cookielessCalls.has(name))
    return 'Needs no session and no page token, unless the request brings cookies, as browsers do.';
  if (access === 'customer') return 'For a customer who is logged in, about their own things.';
  if (pageToken) return 'Needs a bearer, or a page’s session and token.';
  return access === 'known' ? 'Open to all; a customer who is logged in is known.' : 'Open to all.';
}
