import type { CounterCall } from '#contract/counter/endpoints.ts';
import type { Clerk, CounterOrder, Device, OrderLine, QueueRow } from '#contract/counter/records.ts';
import { sampleGoods } from './sample-goods.ts';

/** A counter in memory, as far as the screens need one: no rules of money, no rights. For looking at screens and their tests. */
interface Answered {
  readonly status: number;
  readonly body: unknown;
}
type Body = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string>>;

const minute = 60_000;
const clerks: Clerk[] = [
  ['Ingrid', 'IM'],
  ['Jonas', 'JH'],
  ['Amina', 'AE'],
  ['Sindre', 'SG'],
  ['Marte', 'MN'],
  ['Ola', 'OK'],
].map(([name = '', initials = ''], index) => ({
  id: index + 1,
  name,
  initials,
  role: name === 'Marte' ? 'manager' : 'clerk',
  lockedUntil: null,
}));
export const fakePin = '4711';
export const fakePairCode = '7KFDA9X3';

export class FakeCounter {
  paired: boolean;
  signedIn: Clerk | null = null;
  wrongPins = 0;
  readonly orders = new Map<number, CounterOrder>();
  readonly answered = new Map<string, Answered>();
  readonly codes = new Map<number, string>();
  readonly calls: { readonly call: CounterCall; readonly body: Body; readonly key: string | null }[] = [];
  tell: (event: string, data: unknown) => void = () => {};
  private readonly start: number;

  constructor({ paired = true, now = Date.now(), empty = false, many = 0 } = {}) {
    this.paired = paired;
    this.start = now;
    this.fill(empty, many);
  }

  now(): number {
    return this.start + (Date.now() - this.start);
  }

  /** What the contract's call answers; the same key gets the first answer again. */
  answer(call: CounterCall, params: Params, query: URLSearchParams, body: Body, key: string | null): Answered {
    this.calls.push({ call, body, key });
    if (!this.paired && call === 'device') return { status: 204, body: null };
    if (!this.paired && call !== 'pair') return refused(401, 'unpaired');
    if (this.signedIn === null && !['pair', 'device', 'signIn', 'lock', 'unpair'].includes(call))
      return refused(401, 'locked');
    const known = key === null ? undefined : this.answered.get(key);
    if (known !== undefined) return known;
    const answer = this.act(call, params, query, body);
    if (key !== null && answer.status < 500) this.answered.set(key, answer);
    return answer;
  }

  place(id: number, name = 'Berit Nes'): void {
    const order = makeOrder({
      id,
      name,
      goods: [
        ['pose', 1],
        ['glo', 1],
      ],
      due: this.now() + 120 * minute,
      now: this.now(),
    });
    this.orders.set(id, order);
    this.tell('order', { id, version: order.version });
  }

  private act(call: CounterCall, params: Params, query: URLSearchParams, body: Body): Answered {
    const order = this.orders.get(Number(params.id));
    switch (call) {
      case 'pair':
        if (body.code !== fakePairCode) return refused(422, 'wrong-code');
        this.paired = true;
        return done(this.device());
      case 'unpair':
        this.paired = false;
        this.signedIn = null;
        return { status: 204, body: null };
      case 'device':
        return done(this.device());
      case 'signIn': {
        if (body.pin !== fakePin) {
          this.wrongPins += 1;
          return this.wrongPins >= 5
            ? refused(422, 'clerk-locked')
            : refused(422, 'wrong-pin', { left: 5 - this.wrongPins });
        }
        this.signedIn = clerks.find(({ id }) => id === body.clerk) ?? null;
        return done(this.device());
      }
      case 'lock':
        this.signedIn = null;
        return { status: 204, body: null };
      case 'queue':
        return done(this.queue());
      case 'find':
        return done(this.find(query.get('q') ?? ''));
      case 'stock':
      case 'count': {
        const goods = Object.values(sampleGoods).find(({ ean }) => ean === params.ean);
        if (goods === undefined) return refused(404, 'unknown');
        return done({
          ...articleOf(goods),
          here: call === 'count' ? Math.max(0, Number(body.counted) - 1) : 3,
          held: 1,
          elsewhere: [
            { shop: 'Bergen Rådal', count: 4 },
            { shop: 'Bergen Lagunen', count: 2 },
          ],
        });
      }
      case 'figures':
        return done({
          days: [0, 1, 2, 3, 4, 5, 6].map((back) => ({
            day: new Date(this.now() - back * 86_400_000).toISOString().slice(0, 10),
            picked: 23 + back * 3,
            handedOut: 19 + back * 2,
            medianMinutesToReady: 38 + back,
            late: back,
            missingPerCent: 1.4 + back / 3,
            putBack: 3,
            refunded: 188_730 * back,
          })),
        });
      case 'putBackList':
        return done(this.putBackList());
      case 'returnable':
        return done(this.returnable(Number(params.id)));
      case 'takeBack':
        return done({ refund: 188_730, returnable: this.returnable(Number(params.id)) });
      default:
        return order === undefined ? refused(404, 'unknown') : this.actOnOrder(call, order, body);
    }
  }

  private actOnOrder(call: CounterCall, order: CounterOrder, body: Body): Answered {
    const me = this.signedIn;
    if (me === null) return refused(401, 'locked');
    const picker = { id: me.id, name: me.name, initials: me.initials };
    const change = (next: Partial<CounterOrder>): Answered => {
      const changed = { ...order, ...next, version: order.version + 1, now: iso(this.now()) };
      this.orders.set(order.id, changed);
      setTimeout(() => this.tell('order', { id: order.id, version: changed.version }), 5);
      return done(changed);
    };
    if (call === 'order') return done({ ...order, now: iso(this.now()) });
    if (call === 'showPhone') return done({ phone: '+47 412 34 541', until: iso(this.now() + minute) });
    if (call !== 'pick' && (body.expectedStatus !== order.status || body.version !== order.version)) {
      if (!(call === 'begin' && body.takeOver === true && body.expectedStatus === order.status)) {
        return refused(409, call === 'begin' ? 'taken' : 'changed', {
          order,
          by: order.picker?.name ?? null,
          at: iso(this.now() - 3 * minute),
        });
      }
    }
    switch (call) {
      case 'begin':
        return change({ status: 3, picker });
      case 'pick': {
        const counts = body.lines as { line: number; picked: number }[];
        return change({
          lines: order.lines.map((line) => ({
            ...line,
            picked: counts.find((each) => each.line === line.line)?.picked ?? line.picked,
          })),
        });
      }
      case 'reportMissing': {
        const line = order.lines.find((each) => each.line === body.line);
        const missing = (line?.count ?? 0) - Number(body.foundPieces);
        return change({
          total: order.total - missing * (line?.price ?? 0),
          lines: order.lines.map((each) =>
            each.line === body.line
              ? {
                  ...each,
                  picked: Number(body.foundPieces),
                  missing,
                  missingReason: body.reason as OrderLine['missingReason'],
                }
              : each,
          ),
        });
      }
      case 'ready':
        return change({
          status: 4,
          place: String(body.place),
          readyAt: iso(this.now()),
          heldUntil: iso(this.now() + 3 * 86_400_000),
          may: { holdLonger: true, cancel: true, handOut: true, refund: false },
        });
      case 'handOut': {
        const proof = body.proof as { kind: string; code?: string; lastDigits?: string };
        if (proof.kind === 'code' && proof.code !== this.codes.get(order.id)) return refused(422, 'wrong-proof');
        return change({ status: 5, collectedAt: iso(this.now()) });
      }
      case 'holdLonger':
        return change({ may: { ...order.may, holdLonger: false } });
      case 'movePlace':
        return change({ place: String(body.place) });
      case 'cancel':
        return change({ status: 8, needsPutBack: true });
      case 'putBack':
        return change({ needsPutBack: false });
      default:
        return change({});
    }
  }

  private device(): Device {
    const fresh = [...this.orders.values()].filter(({ status }) => status === 2);
    return {
      name: 'Nettbrettet ved kassen',
      shops: [
        {
          id: 1,
          name: 'Åsane',
          fullName: 'Nordvarde Åsane',
          openUntil: at(this.now(), 21),
          opensAt: null,
          sends: false,
        },
      ],
      clerks,
      session: this.signedIn === null ? null : { clerk: this.signedIn, endsAt: iso(this.now() + 5 * minute) },
      newOrders: fresh.length,
      oldestDue: fresh.map(({ due }) => due).sort()[0] ?? null,
      now: iso(this.now()),
      demo: false,
      demoPins: [],
    };
  }

  private queue() {
    return {
      rows: [...this.orders.values()].filter(({ status }) => status >= 2 && status <= 4).map(rowOf),
      toPutBack: this.putBackList().rows.length,
      today: { picked: 23, handedOut: 19, medianMinutesToReady: 38 },
      now: iso(this.now()),
    };
  }

  private find(text: string) {
    const query = text.trim().toLowerCase();
    const goods = Object.values(sampleGoods).find(({ ean }) => ean === query);
    const orders = [...this.orders.values()].flatMap((order) => {
      const by =
        String(order.id) === query
          ? 'number'
          : this.codes.get(order.id)?.toLowerCase() === query
            ? 'code'
            : query.length >= 3 && order.customer?.name.toLowerCase().includes(query) === true
              ? 'name'
              : goods !== undefined && order.lines.some(({ ean }) => ean === goods.ean)
                ? 'ean'
                : null;
      return by === null ? [] : [{ ...rowOf(order), by }];
    });
    return {
      orders: orders.slice(0, 20),
      article:
        goods === undefined
          ? null
          : { ...articleOf(goods), here: 3, held: 1, elsewhere: [{ shop: 'Bergen Rådal', count: 4 }] },
    };
  }

  private putBackList() {
    const piece = (key: string, picked: number) => {
      const { ean, name, size, colorName, group } = goodsOf(key);
      return { ean, name, size, color: colorName, image: imageOf(key), group, picked };
    };
    const rows = [
      { id: 20396, customer: 'Rolf E.', place: 'A1', why: 'expired', lines: [piece('storegga', 1), piece('vott', 2)] },
      { id: 20401, customer: 'Nina S.', place: 'C5', why: 'cancelled', lines: [piece('myr', 1)] },
      { id: 20399, customer: 'Ali M.', place: 'D4', why: 'expired', lines: [piece('lop', 1)] },
    ].filter(({ id }) => this.orders.get(id)?.needsPutBack !== false);
    return {
      rows: rows.map((row) => ({ ...row, version: 3, since: iso(this.now() - 60 * minute) })),
      endingToday: this.queue0().filter(({ due }) => due !== null && Date.parse(due) < this.now() + 12 * 60 * minute),
      now: iso(this.now()),
    };
  }

  private queue0(): QueueRow[] {
    return [...this.orders.values()].filter(({ status }) => status === 4).map(rowOf);
  }

  private returnable(id: number) {
    const line = (key: string, bought: number, told: number) => {
      const { ean, name, size, colorName, price } = goodsOf(key);
      const each = Math.round(price * 0.9);
      return {
        ean,
        name,
        size,
        color: colorName,
        image: imageOf(key),
        price,
        bought,
        left: bought,
        told,
        gives: Array.from({ length: bought }, () => each),
      };
    };
    return {
      id,
      version: 7,
      customer: 'Even Strand',
      rightUntil: iso(this.now() + 8 * 86_400_000),
      paidInTill: false,
      paymentMethod: 'card',
      receivedAt: iso(this.now() - 6 * 86_400_000),
      told: { at: iso(this.now() - 2 * 86_400_000), reason: 'For liten, og støvlene gnager.' },
      lines: [line('rosa', 3, 2), line('lauv', 1, 1), line('leir', 1, 0)],
    };
  }

  private fill(empty: boolean, many: number): void {
    const now = this.now();
    const add = (order: CounterOrder, code?: string) => {
      this.orders.set(order.id, order);
      if (code !== undefined) this.codes.set(order.id, code);
    };
    const jonas = { id: 2, name: 'Jonas', initials: 'JH' };
    const ingrid = { id: 1, name: 'Ingrid', initials: 'IM' };
    const day = 86_400_000;
    if (!empty) {
      add(
        makeOrder({
          id: 20431,
          name: 'Sunniva Brekke',
          goods: [
            ['vidda', 1],
            ['rosa', 2],
            ['leir', 1],
            ['vott', 1],
          ],
          due: now - 12 * minute,
          now,
        }),
        'H7KFD',
      );
      add(
        makeOrder({
          id: 20433,
          name: 'Even Strand',
          goods: [
            ['lauv', 1],
            ['sokk', 1],
          ],
          due: now + 24 * minute + 20_000,
          till: true,
          now,
        }),
      );
      add(makeOrder({ id: 20436, name: 'Oddny Hauge', goods: [['rim', 1]], due: now + 91 * minute + 20_000, now }));
      add(
        makeOrder({
          id: 20438,
          name: 'Farid Azizi',
          goods: [
            ['regn', 1],
            ['stovel', 1],
            ['varde', 1],
            ['vott', 2],
          ],
          due: now + 120 * minute + 20_000,
          now,
        }),
      );
      add(
        makeOrder({
          id: 20429,
          name: 'Kari-Anne Lie',
          goods: [
            ['nut', 1],
            ['kopp', 1],
            ['sokk', 1],
            ['glo', 1],
            ['leir', 1],
          ],
          picked: 3,
          picker: jonas,
          due: now + 38 * minute + 20_000,
          now,
        }),
      );
      add(
        makeOrder({
          id: 20430,
          name: 'Tor Magne Vik',
          goods: [
            ['lop', 1],
            ['sokk', 1],
          ],
          picked: 1,
          picker: ingrid,
          due: now + 49 * minute + 20_000,
          now,
        }),
      );
    }
    const ready: [number, string, string, [string, number][], boolean, number][] = [
      [
        20418,
        'Sunniva Brekke',
        'B4',
        [
          ['storegga', 1],
          ['sokk', 1],
        ],
        true,
        0,
      ],
      [20412, 'Mikkel Rustad', 'A2', [['rim', 1]], false, 0],
      [
        20420,
        'Liv Torp',
        'A5',
        [
          ['leir', 1],
          ['vott', 2],
        ],
        false,
        1,
      ],
      [20421, 'Amund Krog', 'C1', [['glo', 1]], true, 1],
      [
        20423,
        'Ragnhild Ode',
        'C3',
        [
          ['varde', 1],
          ['vott', 1],
        ],
        false,
        2,
      ],
      [
        20424,
        'Yusuf Demir',
        'B1',
        [
          ['regn', 2],
          ['stovel', 4],
        ],
        false,
        2,
      ],
      [20427, 'Helene Foss', 'D2', [['pose', 1]], false, 3],
    ];
    for (const [id, name, place, goods, till, days] of ready) {
      const order = makeOrder({ id, name, goods, till, place, due: Date.parse(at(now, 21)) + days * day, now });
      add(order, id === 20418 ? 'C4M9X' : 'JKLMN');
    }
    for (let index = 0; index < many; index++) {
      const key = Object.keys(sampleGoods)[index % 17] ?? 'rim';
      add(
        makeOrder({
          id: 30_000 + index,
          name: `Kunde${index} Aas`,
          goods: [[key, 1 + (index % 3)]],
          due: now + index * minute,
          now,
        }),
      );
    }
  }
}

interface Made {
  readonly id: number;
  readonly name: string;
  readonly goods: readonly (readonly [string, number])[];
  readonly due: number;
  readonly now: number;
  readonly till?: boolean;
  readonly picked?: number;
  readonly picker?: CounterOrder['picker'];
  readonly place?: string;
}

function makeOrder({ id, name, goods, due, now, till = false, picked = 0, picker = null, place }: Made): CounterOrder {
  const ready = place !== undefined;
  const lines = goods.map(([key, count], line): OrderLine => {
    const { ean, name: article, size, colorName, color, group, price } = goodsOf(key);
    return {
      line,
      ean,
      articleId: 1000 + line,
      name: article,
      size,
      color: colorName,
      colorCode: color,
      image: imageOf(key),
      group,
      count,
      picked: ready || line < picked ? count : 0,
      missing: 0,
      missingReason: null,
      price,
      standsOn: null,
    };
  });
  const total = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return {
    id,
    version: 1,
    status: ready ? 4 : picker === null ? 2 : 3,
    way: 'collect',
    shopId: 1,
    customer: { name, phoneEnd: '41', isMember: id % 2 === 1 },
    address: null,
    paying: till ? 'till' : 'paid',
    paymentMethod: till ? null : 'card',
    paymentState: till ? null : 'held',
    goods: total,
    discount: 0,
    freight: 0,
    ordered: total,
    total,
    due: iso(due),
    heldUntil: ready ? iso(due) : null,
    readyAt: ready ? iso(now - 86_400_000) : null,
    createdAt: iso(now - 132 * minute),
    collectedAt: null,
    picker,
    place: place ?? null,
    freePlaces: ['B2', 'B3', 'C2', 'C4'],
    needsPutBack: false,
    needsId: false,
    may: { holdLonger: ready, cancel: true, handOut: ready, refund: false },
    lines,
    log: [
      { at: iso(now - 132 * minute), kind: 'made', details: {}, clerk: null, device: null },
      ...(ready
        ? [
            { at: iso(now - 30 * minute), kind: 'begun', details: {}, clerk: 'Jonas', device: null },
            {
              at: iso(now - 20 * minute),
              kind: 'ready',
              details: { place },
              clerk: 'Jonas',
              device: 'Nettbrettet ved kassen',
            },
            { at: iso(now - 20 * minute), kind: 'told', details: {}, clerk: null, device: null },
          ]
        : []),
    ],
    now: iso(now),
  };
}

function rowOf(order: CounterOrder): QueueRow {
  const [first = '', last = ''] = (order.customer?.name ?? '').split(/ (?=\S+$)/);
  const sum = (of: (line: OrderLine) => number) => order.lines.reduce((total, line) => total + of(line), 0);
  return {
    id: order.id,
    version: order.version,
    status: order.status,
    stage: order.status === 2 ? 'new' : order.status === 3 ? 'picking' : 'ready',
    customer: `${first} ${last.charAt(0)}.`,
    way: order.way,
    pieces: sum(({ count }) => count),
    paying: order.paying,
    total: order.total,
    lines: order.lines.slice(0, 3).map(({ image, name, count }) => ({ image, name, count })),
    more: Math.max(0, order.lines.length - 3),
    due: order.heldUntil ?? order.due,
    createdAt: order.createdAt,
    picker: order.picker,
    picked: sum(({ picked }) => picked),
    missing: sum(({ missing }) => missing),
    place: order.place,
  };
}

function goodsOf(key: string) {
  const goods = sampleGoods[key];
  if (goods === undefined) throw new Error(`No sample goods ${key}`);
  return goods;
}

function articleOf({ ean, name, size, colorName, price }: ReturnType<typeof goodsOf>) {
  const key = Object.entries(sampleGoods).find(([, goods]) => goods.ean === ean)?.[0] ?? '';
  return { ean, articleId: 1, name, size, color: colorName, image: imageOf(key), price };
}

const imageOf = (key: string) => `/bilder/vare/1-${key}`;
const iso = (time: number) => new Date(time).toISOString();
const done = (body: unknown): Answered => ({ status: 200, body });
const refused = (status: number, code: string, more: object = {}): Answered => ({ status, body: { code, ...more } });

/** Today at an hour in Norway, in winter. */
function at(now: number, hour: number): string {
  const day = new Date(now + 60 * minute).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+01:00`).toISOString();
}
