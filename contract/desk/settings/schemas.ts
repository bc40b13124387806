import { z } from 'zod';
import { isBrandField } from '../../brand/brand-fields.ts';

const field = z.string().max(60).refine(isBrandField);
const values = z.record(z.string(), z.unknown());
/** Of one field: a colour, a text, a list of links. */
const value = z.json();

const brand = z.object({
  /** Of the variant: 'nordvarde'. */
  name: z.string(),
  /** What customers see, by field. */
  fields: values,
  /** What the files (and `npm run settings`) say, where it is another. */
  files: values,
  /** The categories of the menu. */
  categories: z.array(z.object({ title: z.string(), to: z.string() })),
  /** Where the logos of the folder are. */
  drawings: z.object({ light: z.string(), dark: z.string(), mark: z.string() }),
  version: z.int(),
});

const changes = z
  .array(z.object({ field, from: value.nullable(), to: value.nullable() }))
  .min(1)
  .max(100);

export const settingsSchemas = {
  brand: { request: z.object({}), answer: brand },
  saveBrand: {
    /** `to` null goes back to what the files say. */
    request: z.object({ changes }),
    answer: z.object({ version: z.int() }),
  },
  previewBrand: {
    request: z.object({ fields: z.record(field, value.nullable()) }),
    answer: z.object({ address: z.string() }),
  },
} as const;

export type DeskBrand = z.infer<typeof brand>;

/** What the server makes of a drawing that is brought. */
export interface TakenDrawing {
  readonly hash: string;
  readonly kind: 'svg' | 'png';
  readonly width: number;
  readonly height: number;
}
