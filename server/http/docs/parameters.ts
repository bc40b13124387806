import type { Endpoint } from '#contract/endpoints.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a field is, wherever it is in a path or a query. */
const meanings: Readonly<Record<string, string>> = {
  id: 'Number of the thing',
  slug: 'Its name as it stands in addresses',
  page: 'Which page, from 1',
  per_page: 'How many on a page',
  token: 'receipt_token of the order; a logged-in customer needs none for their own',
  payment_id: 'Number of the payment',
  articles: 'Numbers of articles, with commas between',
  shops: 'Numbers of shops, with commas between',
  places: 'Longitude and latitude of each place, with semicolons between; the first is where one starts',
  query: 'What is searched for',
  orderBy: 'What to sort by',
  order: 'Which way',
  group: 'Number of a group of the subcategory',
  size: 'Number of a size, or the size of a child',
  kinds: 'Kinds of goods, with commas between',
  rating: 'Stars, 1 to 5',
  size_id: 'Size that the reviewer bought',
  color_id: 'Colour that the reviewer bought',
  sort: 'Which come first',
  session: 'Its id, from the list',
  type: 'password or token',
  street: 'Name of a street',
  housenumber: 'Number of a house in it',
  streetprefix: 'Beginning of a street’s name',
  postcode: 'Four digits',
  code: 'Four digits of a postal code, or a promo code',
  annotations: 'What is asked for',
  provider: 'Name of the payment provider',
  step: 'What the provider asks',
};

/** Path and query of a call, and the header that makes repeating it safe. */
export function parametersOf(endpoint: Endpoint, input: JsonSchema, inPath: ReadonlySet<string>): readonly object[] {
  const required = new Set(input.required ?? []);
  const isParameter = (field: string) => endpoint.method === 'GET' || endpoint.ownToken || inPath.has(field);
  const named = Object.entries(input.properties ?? {})
    .filter(([field]) => isParameter(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.has(field),
      description: meanings[field] ?? field,
      schema,
    }));
  return endpoint.repeatable ? [...named, idempotencyKey] : named;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A UUID of your own for this order. Sent again with the same body, it gives the first answer again and orders nothing more.',
  schema: { type: 'string', format: 'uuid' },
  example: '5f0c3f1e-6c1b-4f0e-9a43-7f9f2d2f6f11',
};
