import type { z } from 'zod';
import { customersSchemas } from './customers/schemas.ts';
import type { DeskCall } from './endpoints.ts';
import { logSchemas } from './log/schemas.ts';
import { menuSchemas } from './menu/schemas.ts';
import { ordersSchemas } from './orders/schemas.ts';
import { overviewSchemas } from './overview/schemas.ts';
import { paletteSchemas } from './palette/schemas.ts';
import { reportsSchemas } from './reports/schemas.ts';

/** What each call is asked with (path, query and body together) and what it answers when it is done. */
export const deskSchemas = {
  ...menuSchemas,
  ...paletteSchemas,
  ...logSchemas,
  ...ordersSchemas,
  ...overviewSchemas,
  ...customersSchemas,
  ...reportsSchemas,
} as const satisfies Readonly<Record<DeskCall, DeskSchema>>;

interface DeskSchema {
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
}

/** As the app sends it. */
export type DeskRequest<Call extends DeskCall> = z.input<(typeof deskSchemas)[Call]['request']>;
/** As the server has read it. */
export type DeskInput<Call extends DeskCall> = z.output<(typeof deskSchemas)[Call]['request']>;
export type DeskAnswer<Call extends DeskCall> = z.output<(typeof deskSchemas)[Call]['answer']>;
