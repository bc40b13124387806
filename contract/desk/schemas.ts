import type { z } from 'zod';
import { blogSchemas } from './blog/schemas.ts';
import { campaignSchemas } from './campaigns/schemas.ts';
import { codeSchemas } from './codes/schemas.ts';
import { counterSchemas } from './counter/schemas.ts';
import { customersSchemas } from './customers/schemas.ts';
import { editingSchemas } from './editing/schemas.ts';
import type { DeskCall } from './endpoints.ts';
import { goodsSchemas } from './goods/schemas.ts';
import { healthSchemas } from './health/schemas.ts';
import { homeSchemas } from './home/schemas.ts';
import { importSchemas } from './imports/schemas.ts';
import { linkSchemas } from './links/schemas.ts';
import { logSchemas } from './log/schemas.ts';
import { menuSchemas } from './menu/schemas.ts';
import { ordersSchemas } from './orders/schemas.ts';
import { overviewSchemas } from './overview/schemas.ts';
import { pagesSchemas } from './pages/schemas.ts';
import { paletteSchemas } from './palette/schemas.ts';
import { pollsSchemas } from './polls/schemas.ts';
import { reportsSchemas } from './reports/schemas.ts';
import { reviewSchemas } from './reviews/schemas.ts';
import { searchSchemas } from './search/schemas.ts';
import { settingsSchemas } from './settings/schemas.ts';
import { shopSchemas } from './shops/schemas.ts';
import { staffSchemas } from './staff/schemas.ts';

/** What each call is asked with (path, query and body together) and what it answers when it is done. */
export const deskSchemas = {
  ...menuSchemas,
  ...editingSchemas,
  ...paletteSchemas,
  ...logSchemas,
  ...staffSchemas,
  ...ordersSchemas,
  ...overviewSchemas,
  ...goodsSchemas,
  ...reviewSchemas,
  ...shopSchemas,
  ...counterSchemas,
  ...campaignSchemas,
  ...codeSchemas,
  ...importSchemas,
  ...homeSchemas,
  ...pagesSchemas,
  ...blogSchemas,
  ...pollsSchemas,
  ...customersSchemas,
  ...reportsSchemas,
  ...searchSchemas,
  ...linkSchemas,
  ...healthSchemas,
  ...settingsSchemas,
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
