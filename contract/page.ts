import { z } from 'zod';

/** A page of the chain (DEC-21): its text is the server's, laid out by the storefront. */
export const page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  html: z.string(),
  /** Rows of what a search finds; each has its place in the text, `<!--goods-->`. */
  goods: z.array(z.object({ title: z.string(), query: z.string() })),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  updated: z.string(),
  /** Picture at the head of the page, for wide and for narrow windows: a landscape, or one thing. */
  imageKind: z.enum(['scene', 'thing']),
  image: z.string(),
  imageMobile: z.string(),
  /** On the page that lists the others (DEC-21): what there is to read. */
  listed: z.array(z.object({ slug: z.string(), title: z.string(), description: z.string() })),
});

export const pageCalls = {
  page: { input: z.object({ slug: z.string().min(1).max(100) }), answer: page },
};

export type PageRecord = z.infer<typeof page>;
