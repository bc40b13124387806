import { type Ean, eanOf } from '#domain/article/ean.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { normaliseCode, type Promocode } from '#domain/promocode/promocode.ts';
import { holdsStock } from '#domain/reservation/status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutStore, CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { Claims } from '#server/ports/checkout/claims.ts';
import type { HeldPieces } from '#server/ports/checkout/holders.ts';
import type { NewOrder, Orders } from '#server/ports/checkout/orders.ts';
import type { PaymentOperations } from '#server/ports/checkout/payment-operations.ts';
import type { Payments } from '#server/ports/checkout/payments.ts';
import type { PromocodeUses } from '#server/ports/checkout/promocode-uses.ts';
import type { Reservations } from '#server/ports/checkout/reservations.ts';
import type { SaleFacts, SaleVariant } from '#server/ports/checkout/sale-facts.ts';
import type { Stock } from '#server/ports/checkout/stock.ts';
import type { PaymentOperation, StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { Mail } from '#server/ports/mail.ts';

/** What is written down; a transaction works on a copy, which takes its place when it is committed. */
interface State {
  readonly variants: Map<string, SaleVariant>;
  readonly codes: readonly Promocode[];
  /** How often each code may be used; without an entry, any number of times. */
  readonly uses: Map<number, number>;
  readonly usedBy: Map<number, number>;
  readonly claims: Map<string, { requestHash: string; answer: unknown }>;
  readonly reservations: Map<number, StoredReservation & { readonly visitor: string | null }>;
  readonly released: Set<number>;
  readonly payments: Map<string, StoredPayment>;
  readonly operations: PaymentOperation[];
  readonly orders: Map<number, NewOrder>;
  readonly mails: Mail[];
}

export interface MemoryCheckoutFacts {
  readonly variants: readonly SaleVariant[];
  readonly codes?: readonly Promocode[];
  readonly uses?: ReadonlyMap<number, number>;
}

export interface MemoryCheckout {
  readonly store: CheckoutStore;
  stock(ean: string, shop: ShopId): Promise<number>;
  mails(): Promise<readonly string[]>;
}

/**
 * The checkout's store without a database, for unit tests of its use cases: what orders and moves need of it. It passes the same
 * suite as the one over PostgreSQL (ordering.conformance.ts). Withdrawals, callbacks and jobs are tested over PostgreSQL alone.
 */
export function memoryCheckout({ variants, codes = [], uses = new Map() }: MemoryCheckoutFacts): MemoryCheckout {
  let state: State = {
    variants: new Map(variants.map((variant) => [variant.ean, variant])),
    codes,
    uses: new Map(uses),
    usedBy: new Map(),
    claims: new Map(),
    reservations: new Map(),
    released: new Set(),
    payments: new Map(),
    operations: [],
    orders: new Map(),
    mails: [],
  };
  let last: Promise<unknown> = Promise.resolve();
  const store: Partial<CheckoutStore> = {
    ...saleFacts(() => state),
    transaction: (work) => {
      // One after the other, as if every lock were the same.
      const mine = last.then(async () => {
        const copy = structuredClone(state);
        const outcome = await work(transactionOn(copy));
        if (outcome.ok) state = copy;
        return outcome;
      });
      last = mine.catch(() => {});
      return mine;
    },
    reservation: async (id) => withPayment(state, id),
    payment: async (id) => state.payments.get(id) ?? null,
    operation: async (paymentId, operation) => findOperation(state, paymentId, operation),
  };
  return {
    store: whole<CheckoutStore>(store),
    stock: async (ean, shop) => qtyOf(state, eanOf(ean), shop),
    mails: async () => state.mails.map(({ kind }) => kind),
  };
}

/** Whatever a use case asks for beyond what is here is a mistake of its test. */
function whole<T extends object>(part: Partial<T>): T {
  return new Proxy(part, {
    get: (target, name) => {
      const found = Reflect.get(target, name);
      if (found === undefined) throw new Error(`The checkout in memory cannot do: ${String(name)}`);
      return found;
    },
  }) as T;
}

function qtyOf({ variants }: State, ean: Ean, shop: ShopId): number {
  return variants.get(ean)?.stock.find(({ id }) => id === shop)?.qty ?? 0;
}

function change({ variants }: State, ean: Ean, shop: ShopId, by: number): void {
  const variant = variants.get(ean);
  if (variant === undefined) return;
  const stock = variant.stock.map((entry) => (entry.id === shop ? { ...entry, qty: entry.qty + by } : entry));
  variants.set(ean, { ...variant, stock });
}

function withPayment(state: State, id: number): StoredReservation | null {
  const found = state.reservations.get(id);
  if (found === undefined) return null;
  const paid = [...state.payments.values()].findLast(({ reservationId }) => reservationId === id);
  if (paid === undefined) return found;
  const { id: paymentId, status, captured, refunded, flagged } = paid;
  return { ...found, payment: { id: paymentId, status, captured, refunded, flagged } };
}

function findOperation({ operations }: State, paymentId: string, kind: PaymentOperation['operation']) {
  return operations.findLast((one) => one.paymentId === paymentId && one.operation === kind) ?? null;
}

function saleFacts(now: () => State): Pick<CheckoutStore, 'variants' | 'promocode' | 'publicPromocodes'> {
  return {
    variants: async (eans) =>
      new Map(eans.flatMap((ean) => (now().variants.has(ean) ? [[ean, now().variants.get(ean) as SaleVariant]] : []))),
    promocode: async (name) => now().codes.find((code) => normaliseCode(code.name) === normaliseCode(name)) ?? null,
    publicPromocodes: async () => now().codes.filter(({ type }) => type === 'public'),
  };
}

function transactionOn(state: State): CheckoutTransaction {
  const update = (id: number, fields: Partial<StoredReservation>) => {
    const found = state.reservations.get(id);
    if (found !== undefined) state.reservations.set(id, { ...found, ...fields });
  };
  const updatePayment = (id: string, fields: Partial<StoredPayment>) => {
    const found = state.payments.get(id);
    if (found !== undefined) state.payments.set(id, { ...found, ...fields });
  };
  const nothing = async () => {};
  const take: Stock['take'] = async (shop, demand) => {
    if (demand.some(({ ean, qty }) => qtyOf(state, ean, shop) < qty)) return false;
    for (const { ean, qty } of demand) change(state, ean, shop, -qty);
    return true;
  };
  return whole<CheckoutTransaction>({
    commitBehind: (last) => last(),
    facts: whole<SaleFacts>(saleFacts(() => state)),
    claims: whole<Claims>({
      make: async ({ scope, key, requestHash }) => {
        const known = state.claims.get(`${scope} ${key}`);
        if (known !== undefined)
          return { kind: 'repeated', sameRequest: known.requestHash === requestHash, answer: known.answer };
        return { kind: 'mine' };
      },
      renew: async ({ scope, key }) => void state.claims.delete(`${scope} ${key}`),
      keepAnswer: async ({ scope, key, requestHash }, answer) =>
        void state.claims.set(`${scope} ${key}`, { requestHash, answer }),
    }),
    held: whole<HeldPieces>({
      lock: nothing,
    }),
    stock: whole<Stock>({
      piecesIn: async (shop) =>
        [...state.variants.keys()].reduce((sum, ean) => sum + qtyOf(state, eanOf(ean), shop), 0),
      take,
      takeOrAbort: take,
      lock: nothing,
      release: async (id) => {
        const found = state.reservations.get(id);
        if (found === undefined || state.released.has(id)) return;
        state.released.add(id);
        for (const { ean, count } of found.lines) change(state, ean, found.shop, count);
      },
      sell: async (id) => void state.released.add(id),
    }),
    reservations: whole<Reservations>({
      nextId: async () => state.reservations.size + 1,
      write: async ({ now, promocodeId: _, holders: __, ...agreed }) => {
        const [line] = agreed.lines;
        const shops = line === undefined ? [] : (state.variants.get(line.ean)?.stock ?? []);
        state.reservations.set(agreed.id, {
          ...agreed,
          shopName: shops.find(({ id }) => id === agreed.shop)?.name ?? '',
          trackingUrl: null,
          createdAt: now,
          payment: null,
          receivedAt: null,
          withdrawals: [],
          extendedFrom: null,
        });
      },
      lock: async (id) => withPayment(state, id),
      lockAwaitingPayment: async (visitor) =>
        [...state.reservations.values()]
          .filter((one) => one.visitor === visitor && one.paymentMethod !== null && holdsStock(one.status))
          .flatMap(({ id }) => withPayment(state, id) ?? [])
          .filter(({ payment }) => payment?.status === 'pending'),
      move: async (id, status, expiresAt) => update(id, { status, expiresAt }),
    }),
    orders: whole<Orders>({
      write: async (order) => void state.orders.set(order.reservation.id, order),
    }),
    promocodes: whole<PromocodeUses>({
      take: async ({ promocodeId, reservationId }) => {
        const left = state.uses.get(promocodeId) ?? Number.POSITIVE_INFINITY;
        if (left < 1) return false;
        state.uses.set(promocodeId, left - 1);
        state.usedBy.set(reservationId, promocodeId);
        return true;
      },
      release: async (reservationId) => {
        const code = state.usedBy.get(reservationId);
        if (code === undefined) return;
        state.usedBy.delete(reservationId);
        state.uses.set(code, (state.uses.get(code) ?? 0) + 1);
      },
    }),
    payments: whole<Payments>({
      write: async ({ id, reservationId, provider, amount, expiresAt, data }) => {
        const shop = state.reservations.get(reservationId)?.shop as ShopId;
        const fresh = { reference: null, redirectUrl: null, flagged: null, captureUntil: null, createdAt: 0 };
        const sums = { captured: oere(0), refunded: oere(0) };
        const payment = { id, reservationId, provider, amount, expiresAt, data, shop, status: 'pending' } as const;
        state.payments.set(id, { ...payment, ...fresh, ...sums });
      },
      lock: async (id) => state.payments.get(id) ?? null,
      move: async (id, status, captured) => updatePayment(id, { status, captured }),
      refundable: async (id) => refundableOf(state, id),
      noteEvent: async () => true,
    }),
    operations: whole<PaymentOperations>({
      plan: async ({ paymentId, operation, amount, at }) => {
        const plan: PaymentOperation = {
          id: state.operations.length + 1,
          ...{ paymentId, operation, amount, createdAt: at },
          ...{ key: `${paymentId} ${operation}`, refundedBefore: null, state: 'planned', attempts: 0 },
        };
        state.operations.push(plan);
        return plan;
      },
      find: async (paymentId, operation) => findOperation(state, paymentId, operation),
    }),
    outbox: { queue: async (mail) => void state.mails.push(mail), queueSms: async () => {} },
  });
}

function refundableOf({ payments, operations }: State, id: string): Oere {
  const payment = payments.get(id);
  const planned = operations.filter(({ paymentId, operation }) => paymentId === id && operation === 'refund');
  const back = planned.reduce((sum, { amount }) => sum + (amount ?? 0), payment?.refunded ?? 0);
  return oere((payment?.captured ?? 0) - back);
}
