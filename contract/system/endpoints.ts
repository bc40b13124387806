import { z } from 'zod';
import type { SystemScope } from '#domain/system/scopes.ts';
import { ordersAnswer, ordersRequest } from './orders.ts';
import { stockAnswer, stockRequest } from './stock.ts';

/** Where other systems reach the shop: tills, stock systems, whatever the chain runs. */
export const systemPrefix = '/api/system/v1';

export interface SystemEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly scope: SystemScope;
  readonly summary: string;
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
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
