import { type SystemEndpoint, systemEndpoints, systemPrefix, systemRefusal } from '#contract/system/endpoints.ts';
import { type ApiDocument, apiFrame, templatedPath } from './api-frame.ts';
import { answerSchema, type JsonSchema, jsonContent, requestSchema } from './json-schema.ts';

const refusals = {
  401: 'No key, or none that is in use',
  403: 'The key has no leave for this, or not from this address',
  422: 'The body is not as described',
  429: 'The key has made its calls of this minute; Retry-After says when to come back',
  503: 'Too much is waiting; nothing was taken',
} as const;

const meanings: Readonly<Record<string, string>> = {
  after: 'next of the answer before; 0 begins with the oldest',
  limit: 'How many at most',
  no: 'Number of the order',
  date: 'A day in Oslo, as 2026-11-17',
};

/** The machine API described from the table it runs on (OpenAPI 3.1). */
export function systemOpenApiDocument(): ApiDocument {
  const operations = Object.entries(systemEndpoints) as [string, SystemEndpoint][];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of operations) {
    const path = systemPrefix + templatedPath(endpoint.path);
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

/** Lines are checked one by one, so the body's own schema takes anything for a line; what one is stands beside it. */
function bodySchema({ request, line }: SystemEndpoint): JsonSchema {
  const schema = requestSchema(request);
  if (line === undefined) return schema;
  const lines = { ...(schema.properties?.lines as object), items: requestSchema(line) };
  return { ...schema, properties: { ...schema.properties, lines } };
}

/** 'stock' of 'stock:write'. */
function areaOf(scope: string): string {
  return scope.split(':')[0] ?? scope;
}

function operation(name: string, endpoint: SystemEndpoint): Record<string, unknown> {
  const { method, path, summary, scope, request, answer } = endpoint;
  const { properties = {}, required = [] } = requestSchema(request);
  const inPath = new Set([...path.matchAll(/:([a-z_]+)/gi)].map(([, field = '']) => field));
  const refusal = jsonContent({ $ref: '#/components/schemas/Refusal' });
  const taken = jsonContent(answerSchema(answer));
  const parameters = Object.entries({
    ...Object.fromEntries([...inPath].map((field) => [field, properties[field] ?? { type: 'string' }])),
    ...(method === 'GET' ? properties : {}),
  }).map(([field, schema]) => ({
    name: field,
    in: inPath.has(field) ? 'path' : 'query',
    required: inPath.has(field) || required.includes(field),
    description: meanings[field] ?? field,
    schema,
  }));
  return {
    operationId: name,
    tags: [areaOf(scope)],
    summary,
    description: `${summary}. The key must have the scope ${scope}.`,
    security: [{ bearerAuth: [] }],
    'x-scope': scope,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === 'GET' ? {} : { requestBody: { required: true, content: jsonContent(bodySchema(endpoint)) } }),
    responses: {
      200: { description: 'Done', content: taken },
      ...(method === 'GET' ? {} : { 207: { description: 'Some lines were refused: each says why', content: taken } }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: refusal }]),
      ),
    },
  };
}
