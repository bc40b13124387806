import { z } from 'zod';
import { isStorable } from '#domain/text/storable.ts';
import { listedEntry } from '../log/schemas.ts';
import { number, time, version } from '../paging.ts';
import { pageFieldLengths } from './field-lengths.ts';

const slug = z.string().min(1).max(50);
const text = (most: number) => z.string().max(most).refine(isStorable);
const needed = (most: number) => text(most).refine((value) => value.trim() !== '');

export const pageFields = z.object({
  title: needed(pageFieldLengths.title),
  description: needed(pageFieldLengths.description),
  lead: needed(pageFieldLengths.lead),
  body: needed(pageFieldLengths.body),
});
const fieldName = z.enum(['title', 'description', 'lead', 'body']);

const row = z.object({
  slug: z.string(),
  title: z.string(),
  section: z.string(),
  /** It is shown as it was written here, not as its file has it. */
  held: z.boolean(),
  legal: z.boolean(),
  at: time.nullable(),
  by: z.string().nullable(),
  /** Somebody has begun to write and not published. */
  drafts: z.array(z.string()),
});

const listedVersion = z.object({ id: z.int(), held: z.boolean(), at: time, by: z.string().nullable() });

const fault = z.object({ reason: z.enum(['placeholder', 'drawing', 'same-heading', 'empty']), value: z.string() });

export const pagesSchemas = {
  pages: { request: z.object({}), answer: z.object({ rows: z.array(row) }) },
  page: {
    request: z.object({ slug }),
    answer: z.object({
      slug: z.string(),
      /** The number of its newest text; 0: none but the file's. */
      version,
      fields: pageFields,
      held: z.boolean(),
      legal: z.boolean(),
      versions: z.array(listedVersion),
      traces: z.array(listedEntry),
    }),
  },
  pageDraft: {
    request: z.object({ slug }),
    answer: z.object({
      /** Where the page is shown; null: it cannot be. */
      address: z.string().nullable(),
      fault: fault.nullable(),
      brokenLinks: z.array(z.string()),
    }),
  },
  pageVersion: {
    request: z.object({ slug, id: number }),
    answer: z.object({ fields: pageFields, address: z.string() }),
  },
  savePage: {
    request: z.object({
      slug,
      version,
      changes: z
        .array(z.object({ field: fieldName, from: z.string(), to: text(pageFieldLengths.body) }))
        .min(1)
        .max(4),
    }),
    answer: z.object({ version, changed: z.int() }),
  },
  releasePage: { request: z.object({ slug, version }), answer: z.object({ version }) },
} as const;

export type PageRow = z.infer<typeof row>;
export type DeskPageAnswer = z.infer<(typeof pagesSchemas)['page']['answer']>;
export type ListedPageVersion = z.infer<typeof listedVersion>;
