import { z } from 'zod';
import { type SystemEndpoint, systemEndpoints, systemPrefix, systemRefusal } from '#contract/system/endpoints.ts';
import { stockLine } from '#contract/system/stock.ts';

const refusals = {
  401: 'No key, or none that is in use',
  403: 'The key has no leave for this, or not from this address',
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
      schemas: { StockLine: jsonSchema(stockLine, 'input'), Refusal: jsonSchema(systemRefusal, 'output') },
    },
  };
}

function operation(name: string, { method, summary, scope, request, answer }: SystemEndpoint): Record<string, unknown> {
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  const taken = { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return {
    operationId: name,
    summary,
    security: [{ bearerAuth: [scope] }],
    ...(method === 'GET'
      ? { parameters: queryParameters(request) }
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(request, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: taken },
      ...(method === 'GET' ? {} : { 207: { description: 'Some lines were refused: each says why', content: taken } }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: refusal }]),
      ),
    },
  };
}

function queryParameters(request: z.ZodType): unknown[] {
  const { properties = {}, required = [] } = jsonSchema(request, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made;
}
