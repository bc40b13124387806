import { z } from 'zod';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { number, time, version } from '../paging.ts';

const role = z.enum(deskRoles);
const shops = z.array(z.int().min(0)).max(200);
const email = z.string().trim().max(254);

const colleague = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  shops: z.array(z.int()),
  version: z.int(),
  passkeys: z.int(),
  hasPassword: z.boolean(),
  /** Open ones. */
  sessions: z.int(),
  lastSeenAt: time.nullable(),
});

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role,
  shops: z.array(z.int()),
  expiresAt: time,
  /** For somebody who works here already. */
  isNewWay: z.boolean(),
});

const session = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: time,
  lastTouchAt: time,
  /** The one this is asked from. */
  isThis: z.boolean(),
});

const done = z.object({});

export const staffSchemas = {
  staff: {
    request: z.object({}),
    answer: z.object({
      people: z.array(colleague),
      invitations: z.array(invitation),
      /** To choose from. */
      shops: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  staffSessions: { request: z.object({ id: number }), answer: z.object({ sessions: z.array(session) }) },
  inviteStaff: { request: z.object({ email, role, shops: shops.default([]) }), answer: done },
  inviteAgain: { request: z.object({ id: number }), answer: done },
  revokeInvitation: { request: z.object({ id: number }), answer: done },
  changeRole: { request: z.object({ id: number, role, shops: shops.default([]), version }), answer: colleague },
  removeAccess: { request: z.object({ id: number, version }), answer: done },
  endSession: { request: z.object({ id: number, session: number }), answer: done },
} as const;

export type Colleague = z.infer<typeof colleague>;
export type StaffSessionRow = z.infer<typeof session>;
export type StaffInvitation = z.infer<typeof invitation>;
