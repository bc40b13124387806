import type { z } from 'zod';
import { counterSchemas } from './counter/schemas.ts';
import { editingSchemas } from './editing/schemas.ts';
import type { DeskCall } from './endpoints.ts';
import { goodsSchemas } from './goods/schemas.ts';
import { logSchemas } from './log/schemas.ts';
import { menuSchemas } from './menu/schemas.ts';
import { paletteSchemas } from './palette/schemas.ts';
import { reviewSchemas } from './reviews/schemas.ts';
import { shopSchemas } from './shops/schemas.ts';
import { staffSchemas } from './staff/schemas.ts';

/** What each call is asked with (path, query and body together) and what it answers when it is done. */
export const deskSchemas = {
  ...menuSchemas,
  ...editingSchemas,
  ...paletteSchemas,
  ...logSchemas,
  ...goodsSchemas,
  ...reviewSchemas,
  ...shopSchemas,
  ...counterSchemas,
  ...staffSchemas,
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
