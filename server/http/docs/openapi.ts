import { z } from 'zod';
import { endpointSummaries } from '#contract/endpoint-summaries.ts';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import { pathParameters } from '../api-v1/check-input.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

/** The API described from the tables it runs on, so that the description cannot differ from it (OpenAPI 3.1). */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = apiPrefix + endpoint.path.replace(/:([a-z_]+)/gi, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hent', version: '1', description: 'Errors are {message, errors?: {field: [text]}}.' },
    paths,
  };
}

function operation(name: EndpointName, endpoint: Endpoint): Record<string, unknown> {
  const input = jsonSchema(schemas[name].input, 'input');
  const inPath = pathParameters(endpoint.path);
  const fields = Object.entries(input.properties ?? {});
  const isParameter = (field: string) => endpoint.method === 'GET' || inPath.has(field);
  const body = fields.filter(([field]) => !isParameter(field));
  return {
    operationId: name,
    summary: endpointSummaries[name],
    parameters: fields
      .filter(([field]) => isParameter(field))
      .map(([field, schema]) => ({
        name: field,
        in: inPath.has(field) ? 'path' : 'query',
        required: inPath.has(field) || (input.required ?? []).includes(field),
        schema,
      })),
    ...(body.length > 0 ? { requestBody: jsonContent({ ...input, properties: Object.fromEntries(body) }) } : {}),
    responses: {
      200: { description: 'OK', ...jsonContent(jsonSchema(schemas[name].answer, 'output')) },
      ...(inPath.size > 0 ? { 404: { description: 'Unknown' } } : {}),
      ...(fields.length > 0 ? { 422: { description: 'The input is not valid' } } : {}),
      ...(endpoint.access === 'customer' ? { 401: { description: 'Nobody is logged in' } } : {}),
      ...(endpoint.pageToken ? { 419: { description: 'The page token is missing or wrong' } } : {}),
    },
  };
}

function jsonContent(schema: unknown) {
  return { content: { 'application/json': { schema } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}
