import { expect, test } from 'vitest';
import { endpointExamples } from '#contract/endpoint-examples.ts';
import { endpointStatuses } from '#contract/endpoint-statuses.ts';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import { openApiDocument } from './openapi.ts';

interface Described {
  readonly operationId: EndpointName;
  readonly parameters: readonly { name: string; in: string }[];
  readonly requestBody?: { content: { 'application/json': { example?: object; schema: { properties?: object } } } };
  readonly security: readonly object[];
  readonly responses: Record<string, object>;
}

const operations = Object.values(openApiDocument().paths).flatMap((methods) =>
  Object.values(methods as Record<string, Described>),
);
const operation = (name: EndpointName) => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('every call is described, and every body has an example', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  const bare = operations.filter(
    ({ requestBody }) => requestBody !== undefined && requestBody.content['application/json'].example === undefined,
  );
  expect(bare.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(Object.entries(endpointExamples) as [EndpointName, object][])(
  'the shop takes the example of %s',
  (name, example) => {
    const path = Object.fromEntries(
      [...endpoints[name].path.matchAll(/:(\w+)/g)].map(([, field = '']) => [field, '12345678']),
    );
    expect(schemas[name].input.safeParse({ ...example, ...path }).error).toBeUndefined();
  },
);

test('a key for repeating is a header, never a field', () => {
  const repeatable = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, row]) => row.repeatable);
  expect(repeatable.length).toBe(3);
  for (const [name] of repeatable) {
    const { parameters, requestBody } = operation(name);
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
    expect(requestBody?.content['application/json'].schema.properties).not.toHaveProperty('idempotency_key');
  }
});

/** Somebody, or nobody: null with 200. */
const nullable: ReadonlySet<string> = new Set(['currentCustomer', 'pendingIdentity']);

test('what answers with nothing says 204, and nothing else does', () => {
  const empty = Object.keys(schemas).filter((name) => schemas[name as EndpointName].answer.safeParse(null).success);
  const told = Object.keys(endpointStatuses).filter((name) => endpointStatuses[name as EndpointName]?.done === 204);
  expect(told.sort()).toEqual(empty.filter((name) => !nullable.has(name)).sort());
});

test.each<[EndpointName, readonly string[]]>([
  ['shops', []],
  ['searchArticles', ['', 'bearer', 'session+pageToken']],
  ['currentCustomer', ['', 'bearer', 'session']],
  ['placeReservation', ['bearer', 'session+pageToken']],
  ['ownOrders', ['bearer', 'session']],
  ['paymentCallback', []],
])('%s asks for %j', (name, ways) => {
  expect(operation(name).security.map((way) => Object.keys(way).join('+'))).toEqual(ways);
});

test('a union is a body too', () => {
  expect(JSON.stringify(operation('askWatch').requestBody)).toContain('"const":"price"');
});
