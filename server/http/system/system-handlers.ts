import type { z } from 'zod';
import type { SystemCall, systemEndpoints } from '#contract/system/endpoints.ts';
import type { StockAnswer } from '#contract/system/stock.ts';
import { PictureStoreError } from '#server/ports/content/picture-store.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { takePicture } from '#server/use-cases/picture/take-picture.ts';
import { type MoveOrderRefusal, moveOrder } from '#server/use-cases/system/move-order.ts';
import { placePictures } from '#server/use-cases/system/place-pictures.ts';
import { readDayReport } from '#server/use-cases/system/read-day-report.ts';
import { readOrderFeed } from '#server/use-cases/system/read-order-feed.ts';
import { type ImportedKind, takeImportedLines } from '#server/use-cases/system/take-imported-lines.ts';
import { takePrices } from '#server/use-cases/system/take-prices.ts';
import type { SystemParts } from './system-parts.ts';
import type { SystemRefusal } from './system-refusals.ts';

type Endpoints = typeof systemEndpoints;
type Params<Endpoint> = Endpoint extends { readonly params: infer Schema extends z.ZodType } ? z.infer<Schema> : object;
type Body<Endpoint> = Endpoint extends { readonly isFile: true; readonly request: infer Schema extends z.ZodType }
  ? { readonly file: z.infer<Schema> }
  : Endpoint extends { readonly request: infer Schema extends z.ZodType }
    ? z.infer<Schema>
    : never;
type Input<Call extends SystemCall> = Body<Endpoints[Call]> & Params<Endpoints[Call]>;
type Output<Call extends SystemCall> = z.infer<Endpoints[Call]['answer']>;

/** What comes beside the body. */
export interface CallMeans {
  /** Made of the Idempotency-Key; null: it came without one. */
  readonly claimKey: string | null;
}

/** An answer, or why there is none. */
export type SystemAnswer<Body> = { readonly status: number; readonly body: Body } | { readonly refusal: SystemRefusal };

export type SystemHandlers = {
  readonly [Call in SystemCall]: (
    key: SystemKey,
    input: Input<Call>,
    call: CallMeans,
  ) => Promise<SystemAnswer<Output<Call>>>;
};

/** Lines of stock, gathered or not; null: too much is waiting. */
export type TakeStock = (
  key: SystemKey,
  lines: readonly unknown[],
) => Promise<readonly StockAnswer['results'][number][] | null>;

/** One handler for each row of the table; a row without one does not compile. */
export function systemHandlers(parts: SystemParts, takeStock: TakeStock): SystemHandlers {
  const { orders } = parts;
  return {
    stock: async (key, { lines }) => {
      const taken = await takeStock(key, lines);
      if (taken === null) return { refusal: { code: 'busy' } };
      return answered({ results: taken.map((result, line) => ({ ...result, line })) });
    },
    prices: async (key, { lines }) => {
      const { imports } = parts;
      if (imports === null) return notHere;
      const taken = await takePrices({ ...parts, imports }, key, lines);
      return taken.ok ? answered(taken.value) : taken.refusal;
    },
    articles: imported(parts, { kind: 'articles', shop: null }),
    variants: imported(parts, { kind: 'variants', shop: null }),
    shops: imported(parts, { kind: 'shops', shop: { field: 'id', names: [] } }),
    openingDays: imported(parts, { kind: 'openingdays', shop: { field: 'shopId', names: ['ShopNo', 'ShopName'] } }),
    customers: imported(parts, { kind: 'customers', shop: null }),
    picture: orBusy(async (_key, { hash, file }) => {
      const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
      if (parts.pictures.processor.hashOf(bytes) !== hash) return { refusal: { code: 'wrong_hash' } };
      const taken = await takePicture(parts.pictures, bytes);
      if (!taken.ok)
        return { refusal: { code: 'not_taken', message: `The picture is not taken: ${taken.refusal.reason}.` } };
      return { status: 200, body: { hash, known: taken.value.isKnown } };
    }),
    pictures: orBusy(async (key, { lines }) => {
      const placed = await placePictures(parts, key, lines);
      return placed.ok ? answered(placed.value) : placed.refusal;
    }),
    orders: async ({ shops }, input) => {
      const read = await readOrderFeed(orders, { ...input, shops });
      return read.ok ? { status: 200, body: read.value } : read.refusal;
    },
    orderStatus: async (key, input, { claimKey }) => {
      const moved = await moveOrder(parts, key, { ...input, claimKey });
      return moved.ok ? { status: 200, body: moved.value } : orderRefusal(moved.refusal);
    },
    dayReport: async ({ shops }, { date }) => {
      const read = await readDayReport(parts, date, shops);
      return read.ok ? { status: 200, body: read.value } : { refusal: { code: 'day_to_come' } };
    },
  };
}

const orderRefusals = { unknown: 'unknown_order', 'other-body': 'other_body', 'key-needed': 'key_needed' } as const;

function orderRefusal(refusal: MoveOrderRefusal): { readonly refusal: SystemRefusal } {
  if (!('order' in refusal)) return { refusal: { code: orderRefusals[refusal.reason] } };
  const why = refusal.reason.replaceAll('-', '_');
  return { refusal: { code: 'not_possible', message: `${why}: the order is as told.`, order: refusal.order } };
}

/** The store of pictures may be away for a while: whoever sends them comes back. */
function orBusy<Input, Body>(
  handle: (key: SystemKey, input: Input) => Promise<SystemAnswer<Body>>,
): (key: SystemKey, input: Input) => Promise<SystemAnswer<Body>> {
  return async (key, input) => {
    try {
      return await handle(key, input);
    } catch (error) {
      if (error instanceof PictureStoreError) return { refusal: { code: 'busy' } };
      throw error;
    }
  };
}

const notHere = { refusal: { code: 'unknown_call' } } as const;

function imported(parts: SystemParts, kind: ImportedKind): SystemHandlers['articles'] {
  return async (key, input) => {
    const { imports, audit } = parts;
    if (imports === null) return notHere;
    const taken = await takeImportedLines({ imports, audit }, key, kind, input);
    if (taken.ok) return answered(taken.value);
    const { reason, says } = taken.refusal;
    return { refusal: { code: reason === 'held' ? 'must_be_meant' : 'bad_request', message: says } };
  };
}

/** 207 when lines were refused: each says why. */
function answered<Body extends { readonly results: readonly { readonly result: string }[] }>(
  body: Body,
): { readonly status: number; readonly body: Body } {
  return { status: body.results.some(({ result }) => result === 'refused') ? 207 : 200, body };
}
