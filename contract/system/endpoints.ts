import { z } from 'zod';
import type { SystemScope } from '#domain/system/scopes.ts';
import { ordersAnswer, ordersRequest } from './orders.ts';
import { stockAnswer, stockLine, stockRequest } from './stock.ts';

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
  /** What each of `lines` is, where they are checked one by one. */
  readonly line?: z.ZodType;
  readonly answer: z.ZodType;
  /** The body is a file, of at most 20 MB. */
  readonly isFile?: boolean;
}

/** Every call under /api/system/v1, in one table: routes and description are made from it. */
export const systemEndpoints = {
  stock: {
    method: 'POST',
    path: '/stock',
    scope: 'stock:write',
    summary: 'Whole figures and changes of stock, up to 1,000 lines, in any order',
    request: stockRequest,
    line: stockLine,
    answer: stockAnswer,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    summary: 'What has happened to orders since the position given, and the orders as they are now',
    request: ordersRequest,
    answer: ordersAnswer,
  },
} as const satisfies Record<string, SystemEndpoint>;

export type SystemCall = keyof typeof systemEndpoints;

/** Every refusal of a whole call. */
export const systemRefusal = z.object({ code: z.string(), message: z.string() });
