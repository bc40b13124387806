import { eans, reservationOf } from '../api/paying-shop.ts';
import { openPage, type TestAnswer } from '../api/test-shop.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';

const random = randomIntegers(runSeed);

/** What a shopper's requests came to. */
export interface JourneyLog {
  /** Milliseconds of each answer, by what was asked for. */
  readonly times: Map<string, number[]>;
  /** Requests that were not answered as they should be, in words. */
  readonly failures: string[];
  /** Reservations that were said to be made. */
  readonly reservations: number[];
}

export function newJourneyLog(): JourneyLog {
  return { times: new Map(), failures: [], reservations: [] };
}

interface Shopper {
  get(what: string, path: string, status?: number): Promise<TestAnswer>;
  post(what: string, path: string, body: object, status?: number): Promise<TestAnswer>;
}

export type Journey = (shopper: Shopper, log: JourneyLog) => Promise<void>;

const browse: Journey = async (shopper) => {
  await shopper.get('page', '/');
  await shopper.get('page', '/klaer');
  await shopper.get('list', '/api/v1/categories/1/articles?orderBy=BestsellerQty');
  await shopper.get('page', '/klaer/jakker');
};

const readArticle: Journey = async (shopper) => {
  await shopper.get('page', '/product/vikafjell-dunjakke');
  await shopper.get('article', '/api/v1/articles/1001');
  await shopper.get('availability', '/api/v1/articles/availability/1001');
  await shopper.get('reviews', '/api/v1/reviews/articles/1001');
};

const search: Journey = async (shopper) => {
  await shopper.get('suggestions', '/api/v1/articles/suggestions?query=jak');
  await shopper.post('search', '/api/v1/articles/search', { query: 'dunjakke', take: 24 });
  await shopper.get('page', '/search/jakke');
};

const filter: Journey = async (shopper) => {
  const filters = [
    { field: 'MainGroupID', op: 'eq', value: 1 },
    { field: 'GrossPrice', op: 'between', values: [100, 2_000] },
  ];
  await shopper.post('filter', '/api/v1/articles/search', {
    filters,
    aggregations: true,
    orderBy: 'Price',
    order: 'asc',
  });
  await shopper.get('page', '/klaer?farge=1&pris=100-2000');
};

const fillCart: Journey = async (shopper) => {
  const items = [{ EanNo: eans.drink, Count: 2, CampaignArticleID: null }];
  await shopper.post('cart', '/api/v1/cart/validate', { items, ShopID: 1, delivery: 0 });
  await shopper.get('page', '/checkout');
};

const reserve: Journey = async (shopper, log) => {
  await fillCart(shopper, log);
  const made = await shopper.post('reservation', '/api/v1/reservations', reservationOf(1, { ean: eans.drink }), 201);
  if (made.status !== 201) return;
  log.reservations.push(made.body.id);
  await shopper.get('receipt', `/api/v1/reservations/${made.body.id}?token=${made.body.receipt_token}`);
};

const logIn: Journey = async (shopper) => {
  await shopper.post('login', '/api/v1/customers/login', { email: 'kari@example.no', password: 'Passord123!' });
  await shopper.get('customer', '/api/v1/customers/current');
  await shopper.get('history', '/api/v1/customers/current/reservations');
  await shopper.post('logout', '/api/v1/customers/logout', {}, 204);
};

/** About as shoppers are: most look, some fill a cart, few reserve. */
const mix: readonly Journey[] = [
  browse,
  browse,
  browse,
  readArticle,
  readArticle,
  search,
  search,
  filter,
  fillCart,
  reserve,
  logIn,
];

/** One shopper after the other, each with a session of their own, until it is over. */
export async function shopUntil(
  url: string,
  isOver: () => boolean,
  log: JourneyLog,
  journeys: readonly Journey[] = mix,
): Promise<void> {
  while (!isOver()) {
    try {
      const shopper = await newShopper(url, log);
      for (const journey of shuffled(journeys)) if (!isOver()) await journey(shopper, log);
    } catch (error) {
      log.failures.push(`opening the shop: ${reason(error)}`);
    }
  }
}

async function newShopper(url: string, log: JourneyLog): Promise<Shopper> {
  const visitor = await openPage(url);
  const timed = async (what: string, ask: () => Promise<TestAnswer>, status: number) => {
    const begun = performance.now();
    try {
      const answer = await ask();
      if (answer.status !== status)
        log.failures.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      return answer;
    } catch (error) {
      log.failures.push(`${what}: ${reason(error)}`);
      return { status: 0, headers: new Headers(), body: null };
    } finally {
      const times = log.times.get(what);
      if (times === undefined) log.times.set(what, [performance.now() - begun]);
      else times.push(performance.now() - begun);
    }
  };
  return {
    get: (what, path, status = 200) => timed(what, () => visitor.get(path), status),
    post: (what, path, body, status = 200) => timed(what, () => visitor.send('POST', path, body), status),
  };
}

function reason(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return `${message} ${cause?.code ?? ''} ${cause?.message ?? ''}`.trim();
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: random(2 ** 31) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
