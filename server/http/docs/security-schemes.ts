import { cookielessCalls } from '#contract/cookieless-calls.ts';
import type { Endpoint, EndpointName } from '#contract/endpoints.ts';

/** Ways to show who calls. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The access_token of POST /api/v1/sessions. With it cookies count for nothing, and no page token is asked.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'shop_session',
    description: 'The session of a page of the shop; __Host-shop_session over https.',
  },
  pageToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-TOKEN',
    description:
      'The token of the cookie XSRF-TOKEN, which pages hold in their meta tag csrf-token; made for its session.',
  },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, readonly never[]>>;

/** Any one of these is enough; an empty one is nothing at all. */
export function securityOf(name: EndpointName, { access, pageToken, ownToken }: Endpoint): readonly Requirement[] {
  if (ownToken || (access === 'open' && !pageToken)) return [];
  const page: Requirement = pageToken ? { session: [], pageToken: [] } : { session: [] };
  const withoutAny: readonly Requirement[] =
    cookielessCalls.has(name) || (access === 'known' && !pageToken) ? [{}] : [];
  return [...withoutAny, { bearer: [] }, page];
}

/** Every refusal, on whichever call (DEC-02). */
export const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'For people, in the language of the shop' },
    errors: {
      type: 'object',
      description: 'What is wrong, by field',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    cartErrors: {
      type: 'array',
      description: 'Lines that cannot be had as they stand',
      items: { type: 'object', additionalProperties: true },
    },
  },
} as const;
