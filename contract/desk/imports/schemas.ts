import { z } from 'zod';
import { number, time } from '../paging.ts';

const kind = z.object({
  name: z.string(),
  fields: z.array(z.string()),
  mayBeWhole: z.boolean(),
  mayBeUndone: z.boolean(),
});

const run = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null: no one of the staff. */
  by: z.string().nullable(),
  actor: z.string(),
  fileName: z.string(),
  mode: z.enum(['changes', 'whole', 'undo']),
  outcome: z.enum(['running', 'done', 'refused', 'held', 'failed']),
  rows: z.int(),
  bad: z.int(),
  added: z.int(),
  changed: z.int(),
  at: time,
  undoableUntil: time.nullable(),
});

export const badLine = z.object({
  line: z.int(),
  /** As the import says it; the app has the words. */
  reason: z.string(),
  raw: z.string(),
  /** Column of the file that the reason is about, and what stands there. */
  column: z.string().nullable(),
  value: z.string(),
});

const report = z.object({
  rows: z.int(),
  bad: z.int(),
  warned: z.int(),
  added: z.int(),
  changed: z.int(),
  emptied: z.int(),
  asks: z.string().nullable(),
  examples: z.array(
    z.object({
      line: z.int().nullable(),
      row: z.string(),
      isNew: z.boolean(),
      changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});

export const uploadStages = ['bringing', 'reading', 'tried', 'taking', 'done', 'failed'] as const;

/** What was chosen, how far it is, and what it came to. */
export const uploadWork = z.object({
  stage: z.enum(uploadStages).default('bringing'),
  kind: z.string().nullable().default(null),
  /** By column of the file: the field, or null. */
  columns: z.record(z.string(), z.string().nullable()).default({}),
  values: z.record(z.string(), z.record(z.string(), z.string().nullable())).optional(),
  lacking: z.array(z.string()).default([]),
  whole: z.boolean().default(false),
  share: z.number().default(0),
  report: report.nullable().default(null),
  badLines: z.array(badLine).default([]),
  seconds: z.number().default(0),
  runId: z.int().nullable().default(null),
  /** Why it could not be read at all. */
  unreadable: z.string().nullable().default(null),
});

const upload = z.object({ id: z.int(), fileName: z.string(), size: z.int(), at: time, work: uploadWork });
const one = z.object({ id: number });

export const importSchemas = {
  imports: {
    request: z.object({}),
    answer: z.object({
      kinds: z.array(kind),
      runs: z.array(run),
      waiting: z.array(
        z.object({ id: z.int(), fileName: z.string(), kind: z.string().nullable(), bad: z.int(), at: time }),
      ),
    }),
  },
  startUpload: {
    request: z.object({ name: z.string().trim().min(1).max(200), size: z.int().min(0) }),
    answer: z.object({ id: z.int() }),
  },
  upload: { request: one, answer: upload },
  tryUpload: {
    request: z.object({
      id: number,
      kind: z.string().max(40).nullable().optional(),
      columns: z.record(z.string().max(200), z.string().max(60).nullable()).optional(),
      whole: z.boolean().optional(),
    }),
    answer: upload,
  },
  mendUpload: {
    request: z.object({
      id: number,
      lines: z
        .array(z.object({ line: z.int().positive(), column: z.string().max(200), value: z.string().max(2000) }))
        .max(200),
    }),
    answer: upload,
  },
  takeUpload: {
    /** `emptied`: how many the person says will be empty, where a whole file empties much. */
    request: z.object({ id: number, skipBad: z.boolean(), yes: z.boolean(), emptied: z.int().nullable() }),
    answer: upload,
  },
  dropUpload: { request: one, answer: z.object({ id: z.int() }) },
  undoImport: { request: one, answer: z.object({ runId: z.int(), changed: z.int(), deleted: z.int() }) },
} as const;

export type UploadWork = z.infer<typeof uploadWork>;
export type UploadRecord = z.infer<typeof upload>;
export type ImportRunRow = z.infer<typeof run>;
export type BadLine = z.infer<typeof badLine>;
