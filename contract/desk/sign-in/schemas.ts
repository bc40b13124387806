import { z } from 'zod';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { time } from '../paging.ts';
import type { SignInCall } from './endpoints.ts';

const session = z.object({
  person: z
    .object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.enum(deskRoles),
      /** A shop manager's own; the others' are all. */
      shops: z.array(z.object({ id: z.int(), name: z.string() })),
      /** Until when nothing asks for the person again; null: it does. */
      steppedUpUntil: time.nullable(),
    })
    .nullable(),
  /** Signs in by one press. */
  demo: z.boolean(),
  now: time,
});

export const signInSchemas = {
  session: { request: z.object({}), answer: session },
  signOut: { request: z.object({}), answer: z.null() },
  demoSignIn: { request: z.object({ role: z.enum(deskRoles) }), answer: session },
  demoStepUp: { request: z.object({}), answer: session },
} as const satisfies Record<SignInCall, { readonly request: z.ZodType; readonly answer: z.ZodType }>;

export type SignInRequest<Call extends SignInCall> = z.input<(typeof signInSchemas)[Call]['request']>;
export type SignInInput<Call extends SignInCall> = z.output<(typeof signInSchemas)[Call]['request']>;
export type SignInAnswer<Call extends SignInCall> = z.output<(typeof signInSchemas)[Call]['answer']>;
export type SessionAnswer = SignInAnswer<'session'>;
