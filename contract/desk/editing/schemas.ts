import { z } from 'zod';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { time, version } from '../paging.ts';

const subject = z.string().regex(/^[a-z-]{2,20}:[\w.-]{1,50}$/);
const fields = z.record(z.string().max(40), z.unknown());

const draft = z.object({
  /** Those that were changed, and what stood there when it was begun. */
  fields,
  base: fields,
  version,
  begunAt: time,
  savedAt: time,
});

const other = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(deskRoles),
  /** Where they write now; null: they only look. */
  field: z.string().nullable(),
});

export const editingSchemas = {
  draft: {
    request: z.object({ subject }),
    answer: z.object({ mine: draft.nullable(), others: z.array(z.object({ name: z.string(), draft })) }),
  },
  storeDraft: {
    request: z.object({ subject, fields, base: fields, version }),
    answer: z.object({ savedAt: time }),
  },
  dropDraft: { request: z.object({ subject }), answer: z.object({}) },
  present: {
    /** `left`: the thing is closed. */
    request: z.object({ subject, field: z.string().max(40).nullable(), left: z.boolean().default(false) }),
    answer: z.object({ others: z.array(other) }),
  },
} as const;

export type Draft = z.infer<typeof draft>;
export type OtherEditor = z.infer<typeof other>;
