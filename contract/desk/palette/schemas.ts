import { z } from 'zod';

const hit = z.object({
  /** The page whose name stands beside it. */
  page: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Below /kontor. */
  to: z.string(),
});

export const paletteSchemas = {
  palette: { request: z.object({ q: z.string().trim().min(2).max(80) }), answer: z.object({ hits: z.array(hit) }) },
} as const;

export type PaletteHit = z.infer<typeof hit>;
