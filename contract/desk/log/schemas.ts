import { z } from 'zod';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { number, pageOf, paging, time } from '../paging.ts';

const values = z.record(z.string(), z.unknown());

export const auditEntry = z.object({
  id: z.int(),
  at: time,
  /** 'staff', or what else did it: 'command', 'import', 'system', 'customer' … */
  actor: z.string(),
  /** Who of the staff; null where it was none, or they are forgotten. */
  name: z.string().nullable(),
  role: z.enum(deskRoles).nullable(),
  action: z.string(),
  /** 'reservation:20188'. */
  subject: z.string(),
  /** Whom it was done to, where that is one of the staff. */
  subjectName: z.string().nullable(),
  before: values.nullable(),
  after: values.nullable(),
  reason: z.string().nullable(),
  /** The entry this one takes back. */
  undoes: z.int().nullable(),
});

/** `undoable`: it can be taken back, and by whoever asks. */
export const listedEntry = auditEntry.extend({ undoable: z.boolean() });

export const logSchemas = {
  log: {
    request: z.object({
      ...paging,
      /** A number of the staff, or what else did it. */
      who: z.string().max(40).optional(),
      action: z.string().max(60).optional(),
      /** 'reservation:20188', or the beginning of one. */
      subject: z.string().max(80).optional(),
      /** In subject, values and reason. */
      q: z.string().trim().max(80).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    answer: pageOf(listedEntry),
  },
  logChoices: {
    request: z.object({}),
    answer: z.object({
      people: z.array(z.object({ id: number, name: z.string() })),
      actors: z.array(z.string()),
      actions: z.array(z.string()),
    }),
  },
  undo: { request: z.object({ id: number }), answer: z.object({}) },
} as const;

export type ListedEntry = z.infer<typeof listedEntry>;
export type AuditEntry = z.infer<typeof auditEntry>;
