import { endpointExamples } from '#contract/endpoint-examples.ts';
import { endpointStatuses, refusalMeanings } from '#contract/endpoint-statuses.ts';
import { endpointSummaries } from '#contract/endpoint-summaries.ts';
import { endpointTags, tagOf } from '#contract/endpoint-tags.ts';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import { pathParameters } from '../api-v1/check-input.ts';
import { type ApiDocument, apiFrame, templatedPath } from './api-frame.ts';
import { descriptionOf, publicApiText } from './call-text.ts';
import { answerSchema, type JsonSchema, jsonContent, requestSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { errorSchema, securityOf, securitySchemes } from './security-schemes.ts';

/** The API described from the tables it runs on, so that the description cannot differ from it (OpenAPI 3.1). */
export function openApiDocument(): ApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = apiPrefix + templatedPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    ...apiFrame({
      title: 'Hent',
      description: publicApiText,
      tags: Object.entries(endpointTags).map(([tag, { says }]) => [tag, says]),
    }),
    paths,
    components: {
      securitySchemes,
      schemas: { Error: errorSchema },
      responses: {
        ...Object.fromEntries(
          Object.entries(refusalMeanings).map(([status, description]) => [
            `Refused${status}`,
            { ...refusal(description), ...(status === '429' ? { headers: retryAfter } : {}) },
          ]),
        ),
        Failed: refusal(
          'Anything else: 400, 413 or 415 for what is no request, 500 for a fault of ours, 503 for later',
        ),
      },
    },
  };
}

function operation(name: EndpointName, endpoint: Endpoint): Record<string, unknown> {
  const input = requestSchema(schemas[name].input);
  const inPath = pathParameters(endpoint.path);
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpointSummaries[name],
    description: descriptionOf(name, endpoint),
    security: securityOf(name, endpoint),
    parameters: parametersOf(endpoint, input, inPath),
    ...bodyOf(name, endpoint, input, inPath),
    responses: responsesOf(name, endpoint, { hasInput: Object.keys(input.properties ?? {}).length > 0, inPath }),
  };
}

/** What is neither in the path nor in a header; a union has no fields of its own and goes whole. */
function bodyOf(name: EndpointName, endpoint: Endpoint, input: JsonSchema, inPath: ReadonlySet<string>): object {
  if (endpoint.method === 'GET' || endpoint.ownToken) return {};
  const example = endpointExamples[name];
  if (input.properties === undefined)
    return input.anyOf === undefined && input.oneOf === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(input, example) } };
  const isInBody = (field: string) => !inPath.has(field) && field !== 'idempotency_key';
  const fields = Object.entries(input.properties).filter(([field]) => isInBody(field));
  if (fields.length === 0) return {};
  const required = (input.required ?? []).filter(isInBody);
  const { required: _, ...rest } = input;
  const schema = {
    ...rest,
    properties: Object.fromEntries(fields),
    ...(required.length > 0 ? { required } : {}),
  };
  return { requestBody: { required: required.length > 0, content: jsonContent(schema, example) } };
}

function responsesOf(
  name: EndpointName,
  endpoint: Endpoint,
  { hasInput, inPath }: { readonly hasInput: boolean; readonly inPath: ReadonlySet<string> },
): Record<string, unknown> {
  const { done = 200, refused = [], changesSession = false } = endpointStatuses[name] ?? {};
  const headers = changesSession ? { headers: newBearer } : {};
  const statuses = new Set<number>(refused);
  // A bearer that is not valid is refused whatever is asked for.
  if (!endpoint.ownToken) statuses.add(401);
  if (inPath.size > 0) statuses.add(404);
  if (hasInput || endpoint.method !== 'GET') statuses.add(422);
  if (endpoint.pageToken) statuses.add(419);
  const nobody = name in nothingThere ? { 204: { description: nothingThere[name] } } : {};
  return {
    [done]:
      done === 204
        ? { description: 'Done', ...headers }
        : {
            description: done === 201 ? 'Made' : 'The answer',
            ...headers,
            content: jsonContent(answerSchema(schemas[name].answer)),
          },
    ...nobody,
    ...Object.fromEntries([...statuses].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])),
    default: { $ref: '#/components/responses/Failed' },
  };
}

/** Calls that answer 204 where there is nothing to tell, and what that is. */
const nothingThere: Readonly<Record<string, string>> = {
  currentCustomer: 'Nobody is logged in',
  pendingIdentity: 'Nobody is about to register',
};
const newBearer = {
  'X-Session-Token': { description: 'The bearer from now on, for who came with one', schema: { type: 'string' } },
};
const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

function refusal(description: string) {
  const example = { message: 'The given data was invalid.', errors: { Email: ['Feltet må fylles ut'] } };
  return { description, content: jsonContent({ $ref: '#/components/schemas/Error' }, example) };
}
