import { z } from 'zod';
import { type SystemEndpoint, systemEndpoints, systemPrefix, systemRefusal } from '#contract/system/endpoints.ts';
import { pictureLine } from '#contract/system/pictures.ts';
import { priceLine } from '#contract/system/prices.ts';
import { stockLine } from '#contract/system/stock.ts';

const refusals = {
  401: 'No key, or none that is in use',
  403: 'The key has no leave for this, or not from this address',
  409: 'Not as things are now: the message says how they are',
  413: 'The body is too large',
  422: 'The body is not as described',
  429: 'The key has made its calls of this minute; Retry-After says when to come back',
  503: 'Too much is waiting; nothing was taken',
} as const;

/** The machine API described from the table it runs on (OpenAPI 3.1). */
export function systemOpenApiDocument(): Record<string, unknown> {
  const operations = Object.entries(systemEndpoints) as [string, SystemEndpoint][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hent, machine API',
      version: '1',
      description: 'For tills and stock systems. See docs/machine-api.md.',
    },
    paths: Object.fromEntries(
      operations.map(([name, endpoint]) => [
        systemPrefix + endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(name, endpoint) },
      ]),
    ),
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'hent_<id>_<secret>' } },
      schemas: {
        StockLine: jsonSchema(stockLine, 'input'),
        PriceLine: jsonSchema(priceLine, 'input'),
        PictureLine: jsonSchema(pictureLine, 'input'),
        Refusal: jsonSchema(systemRefusal, 'output'),
      },
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

function operation(
  name: string,
  { method, summary, scope, params, request, answer, isFile = false }: SystemEndpoint,
): Record<string, unknown> {
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  const taken = { 'application/json': { schema: jsonSchema(answer, 'output') } };
  const inPath = params === undefined ? [] : parameters('path', params);
  return {
    operationId: name,
    summary,
    security: [{ bearerAuth: [scope] }],
    ...(method === 'GET'
      ? { parameters: [...inPath, ...parameters('query', request)] }
      : {
          parameters: isFile ? inPath : [...inPath, idempotencyKey],
          requestBody: {
            required: true,
            content: isFile ? file : { 'application/json': { schema: jsonSchema(request, 'input') } },
          },
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

function parameters(place: 'path' | 'query', request: z.ZodType): unknown[] {
  const { properties = {}, required = [] } = jsonSchema(request, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made;
}
