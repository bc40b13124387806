import { z } from 'zod';
import type { SystemScope } from '#domain/system/scopes.ts';
import { dayReport, dayReportParams, dayReportRequest } from './day-report.ts';
import { importedAnswer, importedRequest } from './imported.ts';
import { orderAsItIs, orderStatusAnswer, orderStatusParams, orderStatusRequest } from './order-status.ts';
import { ordersAnswer, ordersRequest } from './orders.ts';
import { pictureAnswer, pictureBytes, pictureParams, picturesAnswer, picturesRequest } from './pictures.ts';
import { pricesAnswer, pricesRequest } from './prices.ts';
import { stockAnswer, stockRequest } from './stock.ts';

/** Where other systems reach the shop: tills, stock systems, whatever the chain runs. */
export const systemPrefix = '/api/system/v1';

export interface SystemEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Parts in braces are read from the address, by `params`. */
  readonly path: string;
  readonly params?: z.ZodObject;
  readonly scope: SystemScope;
  readonly summary: string;
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
  /** The body is a file, of at most 20 MB. */
  readonly isFile?: boolean;
  /** Imports run one at a time, and pictures are slow: such calls wait for their like, and for no others. */
  readonly lane?: 'imports' | 'pictures';
}

/** Lines as in a file of the same kind. */
function imported<
  const Path extends string,
  const Scope extends SystemScope,
  const Method extends 'PUT' | 'POST' = 'PUT',
>(path: Path, scope: Scope, what: string, method: Method = 'PUT' as Method) {
  return {
    method,
    path,
    scope,
    summary: `${what}, up to 200 lines; what a line leaves out stays, null clears`,
    request: importedRequest,
    answer: importedAnswer,
    lane: 'imports',
  } as const;
}

/** Every call under /api/system/v1, in one table: routes and description are made from it. */
export const systemEndpoints = {
  stock: {
    method: 'POST',
    path: '/stock',
    scope: 'stock:write',
    summary: 'Whole figures and changes of stock, up to 1,000 lines, in any order',
    request: stockRequest,
    answer: stockAnswer,
  },
  prices: {
    method: 'POST',
    path: '/prices',
    scope: 'prices:write',
    summary: 'Prices in kroner, from now on or from a time to come, up to 200 lines',
    request: pricesRequest,
    answer: pricesAnswer,
    lane: 'imports',
  },
  articles: imported('/articles', 'catalogue:write', 'Articles, new or changed'),
  variants: imported('/variants', 'catalogue:write', 'Sizes and colours of articles, each with its ean'),
  shops: imported('/shops', 'shops:write', 'Shops, their places and hours'),
  openingDays: imported('/opening-days', 'shops:write', "Single days on which a shop's hours differ"),
  customers: imported('/customers', 'customers:write', 'Customers and club members with their consents', 'POST'),
  picture: {
    method: 'PUT',
    path: '/pictures/{hash}',
    params: pictureParams,
    scope: 'catalogue:write',
    summary: 'A picture itself, under the SHA-256 of its bytes: JPEG, PNG, WebP or AVIF of at most 20 MB',
    request: pictureBytes,
    answer: pictureAnswer,
    isFile: true,
    lane: 'pictures',
  },
  pictures: {
    method: 'PUT',
    path: '/pictures',
    scope: 'catalogue:write',
    summary: 'Pictures in their places, taken out of them or in another order, up to 50 lines',
    request: picturesRequest,
    answer: picturesAnswer,
    lane: 'pictures',
  },
  orders: {
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    summary: 'What has happened to orders since the position given, and the orders as they are now',
    request: ordersRequest,
    answer: ordersAnswer,
  },
  orderStatus: {
    method: 'POST',
    path: '/orders/{order}/status',
    params: orderStatusParams,
    scope: 'orders:write',
    summary: 'What has happened to an order: picked, ready, collected, shipped, delivered, cancelled or returned',
    request: orderStatusRequest,
    answer: orderStatusAnswer,
  },
  dayReport: {
    method: 'GET',
    path: '/reports/days/{date}',
    params: dayReportParams,
    scope: 'reports:read',
    summary: 'The books of a day in Norway: money by provider, shop and VAT, orders, stock',
    request: dayReportRequest,
    answer: dayReport,
  },
} as const satisfies Record<string, SystemEndpoint>;

export type SystemCall = keyof typeof systemEndpoints;

/** Every refusal of a whole call. */
export const systemRefusal = z.object({
  code: z.string(),
  message: z.string(),
  /** How the order stands that could not be moved. */
  order: orderAsItIs.optional(),
});
