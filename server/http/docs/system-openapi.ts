import type { z } from 'zod';
import { type SystemEndpoint, systemEndpoints, systemPrefix, systemRefusal } from '#contract/system/endpoints.ts';
import { pictureLine } from '#contract/system/pictures.ts';
import { priceLine } from '#contract/system/prices.ts';
import { stockLine } from '#contract/system/stock.ts';
import { type ApiDocument, apiFrame } from './api-frame.ts';
import { answerSchema, type JsonSchema, jsonContent, requestSchema } from './json-schema.ts';

const refusals = {
  401: 'No key, or none that is in use',
  403: 'The key has no leave for this, or not from this address',
  409: 'Not as things are now: the message says how they are',
  413: 'The body is too large',
  422: 'The body is not as described',
  429: 'The key has made its calls of this minute; Retry-After says when to come back',
  503: 'Too much is waiting; nothing was taken',
} as const;

/** What a line is, of calls whose lines are checked one by one: their own schema takes anything for one. */
const lines: Readonly<Record<string, z.ZodType>> = { stock: stockLine, prices: priceLine, pictures: pictureLine };

const meanings: Readonly<Record<string, string>> = {
  after: 'next of the answer before; 0 begins with the oldest',
  limit: 'How many at most',
  order: 'Number of the order',
  hash: 'SHA-256 of the bytes, in hexadecimal',
  date: 'A day in Oslo, as 2026-11-17',
};

/** The machine API described from the table it runs on (OpenAPI 3.1). */
export function systemOpenApiDocument(): ApiDocument {
  const operations = Object.entries(systemEndpoints) as [string, SystemEndpoint][];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of operations) {
    const path = systemPrefix + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const areas = [...new Set(operations.map(([, { scope }]) => areaOf(scope)))];
  return {
    ...apiFrame({
      title: 'Hent, machine API',
      description:
        'For tills, stock systems and whatever else the chain runs, by keys that `npm run keys` makes. docs/machine-api.md tells of order, repeats and limits.',
      tags: areas.map((area) => [area, `Calls whose key has a scope of ${area}`]),
    }),
    paths,
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'hent_<id>_<secret>',
          description: 'The key, as it was shown when it was made. Cookies are not read.',
        },
      },
      schemas: { Refusal: answerSchema(systemRefusal) },
    },
  };
}

function bodySchema(name: string, request: z.ZodType): JsonSchema {
  const schema = requestSchema(request);
  const line = lines[name];
  if (line === undefined) return schema;
  const described = { ...(schema.properties?.lines as object), items: requestSchema(line) };
  return { ...schema, properties: { ...schema.properties, lines: described } };
}

/** 'stock' of 'stock:write'. */
function areaOf(scope: string): string {
  return scope.split(':')[0] ?? scope;
}

function operation(name: string, endpoint: SystemEndpoint): Record<string, unknown> {
  const { method, summary, scope, params, request, answer, isFile = false } = endpoint;
  const refusal = jsonContent({ $ref: '#/components/schemas/Refusal' });
  const taken = jsonContent(answerSchema(answer));
  const inPath = params === undefined ? [] : parametersIn('path', requestSchema(params));
  return {
    operationId: name,
    tags: [areaOf(scope)],
    summary,
    description: `${summary}. The key must have the scope ${scope}.`,
    security: [{ bearerAuth: [] }],
    'x-scope': scope,
    ...(method === 'GET'
      ? { parameters: [...inPath, ...parametersIn('query', requestSchema(request))] }
      : {
          parameters: isFile ? inPath : [...inPath, idempotencyKey],
          requestBody: { required: true, content: isFile ? file : jsonContent(bodySchema(name, request)) },
        }),
    responses: {
      200: { description: 'Done', content: taken },
      ...(method === 'GET' ? {} : { 207: { description: 'Some lines were refused: each says why', content: taken } }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: refusal }]),
      ),
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call that is sent again with the same key within a day is answered as the first was',
  schema: { type: 'string', maxLength: 200 },
};

const file = { 'image/*': { schema: { type: 'string', format: 'binary' } } };

function parametersIn(place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): readonly object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: meanings[name] ?? name,
    schema,
  }));
}
