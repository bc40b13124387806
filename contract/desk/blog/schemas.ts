import { z } from 'zod';
import { isStorable } from '#domain/text/storable.ts';
import { listedEntry } from '../log/schemas.ts';
import { number, pageOf, paging, time, version } from '../paging.ts';
import { postFieldLengths } from './field-lengths.ts';

const text = (most: number) => z.string().max(most).refine(isStorable);
const fieldName = z.enum(['title', 'slug', 'lead', 'body', 'picture', 'alt', 'categories', 'articles']);

const state = z.enum(['draft', 'planned', 'published']);

const row = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  picture: z.string().nullable(),
  categories: z.array(z.string()),
  state,
  at: time,
});

const fields = z.object({
  title: z.string(),
  slug: z.string(),
  lead: z.string(),
  body: z.string(),
  picture: z.string(),
  /** What the picture shows, where it is a photograph. */
  alt: z.string(),
  categories: z.string(),
  articles: z.string(),
});

export const blogSchemas = {
  posts: { request: z.object({ ...paging, state: state.optional() }), answer: pageOf(row) },
  post: {
    request: z.object({ id: number }),
    answer: z.object({
      id: z.int(),
      version,
      state,
      /** When it came or will come into the shop. */
      at: time,
      fields,
      /** What imports would have written otherwise. */
      held: z.array(z.enum(['title', 'lead', 'body', 'picture', 'categories', 'articles', 'at'])),
      /** Addresses of pictures that stand somewhere in the shop already. */
      pictures: z.array(z.string()),
      knownCategories: z.array(z.string()),
      traces: z.array(listedEntry),
    }),
  },
  postDraft: {
    request: z.object({ id: number }),
    answer: z.object({
      address: z.string(),
      fault: z.object({ field: fieldName, reason: z.string(), value: z.string() }).nullable(),
      brokenLinks: z.array(z.string()),
    }),
  },
  makePost: {
    request: z.object({ title: text(postFieldLengths.title).refine((title) => title.trim() !== '') }),
    answer: z.object({ id: z.int() }),
  },
  savePost: {
    request: z.object({
      id: number,
      version,
      changes: z.array(z.object({ field: fieldName, from: z.string(), to: text(postFieldLengths.body) })).max(8),
      /** Null: it stays where it is. `at` null: now. */
      publish: z.object({ at: z.iso.datetime({ offset: true }).nullable() }).nullable(),
    }),
    answer: z.object({ version, state }),
  },
  unpublishPost: { request: z.object({ id: number, version }), answer: z.object({ version }) },
  releasePost: { request: z.object({ id: number, version }), answer: z.object({ version }) },
} as const;

export type PostRow = z.infer<typeof row>;
export type PostState = z.infer<typeof state>;
export type PostFields = z.infer<typeof fields>;
export type DeskPost = z.infer<(typeof blogSchemas)['post']['answer']>;
