import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { templatedPath } from '#server/http/docs/api-frame.ts';
import { openApiDocument } from '#server/http/docs/openapi.ts';
import { customer, kari, noLimits, ola, password } from '../api/customers.ts';
import { storeReservation } from '../api/stored-reservation.ts';
import { startTestShop, type TestAnswer, type TestShop, type TestVisitor } from '../api/test-shop.ts';

/**
 * R29: who may reach what, for every row of the endpoint table. A call that is added without a row here fails the
 * first test; a row says with which of Kari's ids and secrets a stranger and another customer try, and what they get.
 */
interface Row {
  /** Values of the path, where the examples below do not serve. */
  readonly path?: (victim: Victim) => Record<string, string>;
  readonly query?: string;
  readonly body?: (victim: Victim) => object;
  /** Status for a stranger; for calls to customers alone it is 401 without saying. */
  readonly stranger?: number;
  /** Status for another customer, logged in. */
  readonly other: number;
}

interface Victim {
  readonly reservation: number;
  readonly session: string;
  readonly watch: number;
}

/** The same for everyone: nothing of anybody's is in it. */
const open = (other = 200, row: Partial<Row> = {}): Row => ({ stranger: other, other, ...row });
const ownId = () => ({ id: String(kari.id) });
const karisReservation = ({ reservation }: Victim) => ({ id: String(reservation) });
const guessed = { token: () => ({ token: 'a'.repeat(43) }) };

const rows: Readonly<Record<EndpointName, Row>> = {
  shippingMethods: open(),
  categories: open(),
  subcategoryGroups: open(200, { path: () => ({ id: '10' }) }),
  categoryArticles: open(200, { path: () => ({ id: '1' }) }),
  subcategoryArticles: open(200, { path: () => ({ id: '10' }) }),
  articleBundle: open(200, { query: '?articles=1001' }),
  brandArticles: open(),
  suggestions: open(200, { query: '?query=jakke' }),
  articleStock: open(200, { query: '?articles=1001&shops=1' }),
  articleByName: open(200, { path: () => ({ slug: 'vikafjell-dunjakke' }) }),
  articleAvailability: open(),
  article: open(),
  openSession: open(201),
  searchArticles: open(200, { body: () => ({ query: kari.email }) }),
  searchArticleIds: open(200, { body: () => ({ ids: [1001] }) }),
  countSearch: open(204, { body: () => ({ query: 'jakke' }) }),
  popularSearches: open(),
  productLines: open(),
  genders: open(),
  colorGroups: open(),
  shops: open(),
  postalCodes: open(),
  postalCode: open(200, { path: () => ({ code: '0155' }) }),
  distances: open(200, { path: () => ({ places: '10.7522,59.9139;5.322,60.3943' }), query: '?annotations=distance' }),
  addressNodes: open(422),
  settings: open(),
  tenant: open(),
  campaigns: open(),
  combinedCampaignArticles: open(),
  bestsellers: open(),
  page: open(200, { path: () => ({ slug: 'om-oss' }) }),
  guideGoods: open(200, { query: '?size=98&kinds=wool-set' }),
  blogPosts: open(),
  blogCategories: open(),
  blogCategoryPosts: open(200, { path: () => ({ slug: 'guider' }) }),
  blogPostById: open(200, { path: () => ({ id: '1' }) }),
  blogPost: open(200, { path: () => ({ slug: 'ullguiden' }) }),
  socialPosts: open(),
  activePolls: open(),
  poll: open(200, { path: () => ({ id: '1' }) }),
  // Own answers, by the session: a stranger's are their own, and they have none.
  questionScore: open(200, { path: () => ({ id: '1' }) }),
  questionAnswers: open(200, { path: () => ({ id: '1' }) }),
  pollScore: open(200, { path: () => ({ id: '1' }) }),
  pollAnswers: open(200, { path: () => ({ id: '1' }) }),
  answerPoll: open(422, { path: () => ({ id: '1' }), body: () => ({ answers: [] }) }),

  // The caller's own session.
  login: { stranger: 422, other: 401, body: () => ({ email: kari.email, password: 'feil' }) },
  loginBy: { stranger: 404, other: 401, path: () => ({ type: 'token' }), body: guessed.token },
  register: { stranger: 422, other: 401, body: () => ({ id: kari.id, email: kari.email }) },
  logout: { stranger: 404, other: 204, body: () => ({ id: kari.id }) },
  currentCustomer: { stranger: 204, other: 200, query: `?id=${kari.id}` },

  // By a secret that was mailed.
  verifyEmail: open(422, { body: guessed.token }),
  passwordEmail: open(200, { body: () => ({ email: 'ukjent@example.no' }) }),
  passwordReset: open(422, {
    body: () => ({ ...guessed.token(), email: kari.email, password: 'Kapret123', password_confirmation: 'Kapret123' }),
  }),

  // Customers alone, for their own.
  resendVerification: { other: 200, query: `?id=${kari.id}` },
  clubCard: { other: 200, query: `?id=${kari.id}&customer_id=${kari.id}` },
  ownReservations: { other: 200, query: `?customer_id=${kari.id}` },
  ownOrders: { other: 200, query: `?customer_id=${kari.id}` },
  ownReviews: { other: 200, query: `?customer_id=${kari.id}` },
  ownSessions: { other: 200, query: `?customer_id=${kari.id}` },
  endSession: { other: 404, path: ({ session }) => ({ session }), body: () => ({}) },
  endOtherSessions: { other: 204, query: `?customer_id=${kari.id}`, body: () => ({ customer_id: kari.id }) },
  pendingIdentity: open(204),
  ownIdentities: { other: 200, query: `?customer_id=${kari.id}` },
  unlinkIdentity: { other: 404, path: () => ({ provider: 'vipps' }), body: () => ({ customer_id: kari.id }) },
  ownConsents: { other: 200, query: `?customer_id=${kari.id}` },
  exportData: { other: 200, query: `?customer_id=${kari.id}` },
  cancelNewEmail: { other: 200, query: `?customer_id=${kari.id}`, body: () => ({ customer_id: kari.id }) },
  updateAccount: { other: 401, path: ownId, body: () => ({ id: ola.id, first_name: 'Kapret' }) },
  deleteAccount: { other: 401, path: ownId, body: () => ({ id: ola.id, password }) },
  writeReview: { other: 422, body: () => ({ customer_id: kari.id }) },

  // Kari's watch is none of theirs.
  askWatch: open(422, { body: () => ({ customer_id: kari.id }) }),
  confirmWatch: open(422, { body: guessed.token }),
  endWatch: open(204, { body: guessed.token }),
  ownWatches: { other: 200, query: `?customer_id=${kari.id}` },
  endOwnWatch: { other: 404, path: ({ watch }) => ({ id: String(watch) }), body: () => ({}) },

  articleReviews: open(),
  promocodes: open(),
  checkPromocode: open(404, { path: () => ({ code: 'UKJENT' }) }),
  validateCart: open(422, { body: () => ({}) }),
  placeReservation: open(422, { body: () => ({ customer_id: kari.id }) }),
  checkout: open(422, { body: () => ({ customer_id: kari.id }) }),
  reservation: open(404, { path: karisReservation, query: `?token=${'a'.repeat(43)}` }),
  cancelReservation: open(404, { path: karisReservation, body: guessed.token }),
  extendReservation: open(404, {
    path: karisReservation,
    body: () => ({ ...guessed.token(), held_until: '2026-11-19T19:00:00.000Z' }),
  }),
  acceptOffer: open(404, { path: karisReservation, body: () => ({ ...guessed.token(), offer: 1 }) }),
  withdrawPurchase: open(404, {
    path: karisReservation,
    body: () => ({ ...guessed.token(), lines: [{ EanNo: '7000000101212', Count: 1 }] }),
  }),
  payment: open(404, { path: () => ({ payment_id: 'a'.repeat(20) }), query: `?token=${'a'.repeat(43)}` }),
  cancelPayment: open(404, { path: () => ({ payment_id: 'a'.repeat(20) }), body: guessed.token }),
  paymentCallback: open(404, {
    path: () => ({ provider: 'klarna', payment_id: 'a'.repeat(20), token: 'b'.repeat(43) }),
    body: () => ({}),
  }),
};

let shop: TestShop;
let victim: Victim;
let marks: string[];
beforeAll(async () => {
  shop = await startTestShop(noLimits);
  const owner = await customer(shop);
  await owner.send('PUT', `${apiPrefix}/customers/1`, { address: 'Hemmeligveien 7' });
  const review = { reviewable_id: 1001, reviewable_type: 'article', rating: 1, content: 'Ikke godkjent ennå' };
  await owner.send('POST', `${apiPrefix}/reviews`, review);
  const reservation = await storeReservation(shop, { customerId: 1, collected: true });
  const { auth_id } = (await owner.get(`${apiPrefix}/customers/current`)).body;
  const [{ id: session }] = (await owner.get(`${apiPrefix}/customers/current/sessions`)).body;
  await owner.send('POST', `${apiPrefix}/watches`, { kind: 'price', article_id: 1002 });
  const [{ id: watch }] = (await owner.get(`${apiPrefix}/customers/current/watches`)).body;
  victim = { reservation, session, watch };
  marks = [kari.email, kari.phone, 'Nordmann', 'Hemmeligveien', 'Ikke godkjent', auth_id, session];
});
afterAll(() => shop.stop());

const names = Object.keys(endpoints) as EndpointName[];
const { paths } = openApiDocument();

/** Statuses that the description of the API tells of. */
function described({ method, path }: Endpoint): string[] {
  const operations = paths[apiPrefix + templatedPath(path)] as Record<string, { responses: object }>;
  return Object.keys(operations[method.toLowerCase()]?.responses ?? {});
}

test('R29 every call has its row', () => {
  expect(Object.keys(rows).sort()).toEqual([...names].sort());
});

describe.each(names)('R29 %s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const row = rows[name];

  test('a stranger gets what is everyone’s, and nothing of Kari’s', async () => {
    const answer = await call(await shop.visitor(), endpoint, row);
    expect(answer.status).toBe(endpoint.access === 'customer' ? 401 : row.stranger);
    expectNothingOfKaris(answer);
    expect(described(endpoint)).toContain(String(answer.status));
  });

  test('another customer gets their own at most', async () => {
    const answer = await call(await customer(shop, ola), endpoint, row);
    expect(answer.status).toBe(row.other);
    expectNothingOfKaris(answer);
    expect(described(endpoint)).toContain(String(answer.status));
  });
});

test('R29 after all that Kari’s account, session and things are as they were', async () => {
  const owner = await customer(shop);
  expect((await owner.get(`${apiPrefix}/customers/current`)).body).toMatchObject({
    first_name: 'Kari',
    address: 'Hemmeligveien 7',
  });
  expect((await owner.get(`${apiPrefix}/customers/current/reservations`)).body.data).toMatchObject([
    { id: victim.reservation, statusID: 2 },
  ]);
  expect((await owner.get(`${apiPrefix}/customers/current/watches`)).body).toMatchObject([{ id: victim.watch }]);
  const sessions: { id: string }[] = (await owner.get(`${apiPrefix}/customers/current/sessions`)).body;
  expect(sessions.map(({ id }) => id)).toContain(victim.session);
});

test('GEN-02 ROLE-01 there is no call for staff: none is for anybody but visitors and customers', () => {
  expect(new Set(names.map((name) => endpoints[name].access))).toEqual(new Set(['open', 'known', 'customer']));
  expect(names.filter((name) => /admin|staff|approve|moderat/i.test(endpoints[name].path))).toEqual([]);
});

async function call(visitor: TestVisitor, endpoint: Endpoint, { path, query = '', body }: Row): Promise<TestAnswer> {
  const values: Record<string, string> = { id: '1001', ...path?.(victim) };
  const target =
    apiPrefix + endpoint.path.replace(/:([a-z_]+)/g, (_, parameter: string) => values[parameter] ?? 'x') + query;
  return endpoint.method === 'GET' ? visitor.get(target) : visitor.send(endpoint.method, target, body?.(victim) ?? {});
}

function expectNothingOfKaris({ body }: TestAnswer): void {
  const text = JSON.stringify(body);
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
}
