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
      /** How they can be asked for. */
      ways: z.object({ passkey: z.boolean(), password: z.boolean() }),
    })
    .nullable(),
  /** Signs in by one press. */
  demo: z.boolean(),
  /** What the chain's identity provider is called; null: there is none. */
  oidc: z.string().nullable(),
  now: time,
});

const token = z.string().min(20).max(100);
const name = z.string().trim().min(2).max(60);
const password = z.string().min(1).max(200);
/** Six digits, or a recovery code. */
const code = z.string().trim().min(6).max(20);
/** As the browser has them: WebAuthn's own shapes, which the server's library checks. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const response = z.record(z.string(), z.unknown());
const empty = z.object({});

export const signInSchemas = {
  session: { request: empty, answer: session },
  signOut: { request: empty, answer: z.null() },
  passkeyOptions: { request: empty, answer: options },
  passkeySignIn: { request: z.object({ response }), answer: session },
  passwordSignIn: { request: z.object({ email: z.string().max(254), password, code }), answer: session },
  stepUpOptions: { request: empty, answer: options },
  passkeyStepUp: { request: z.object({ response }), answer: session },
  passwordStepUp: { request: z.object({ password, code }), answer: session },
  invitation: {
    request: z.object({ token }),
    answer: z.object({
      email: z.string(),
      role: z.enum(deskRoles),
      /** Null: they are new and say it. */
      name: z.string().nullable(),
      /** An administrator has no password. */
      passkeyOnly: z.boolean(),
    }),
  },
  invitationPasskeyOptions: { request: z.object({ token, name }), answer: options },
  acceptByPasskey: { request: z.object({ token, name, response }), answer: session },
  /** What the app on the phone is given. */
  invitationCodes: {
    request: z.object({ token }),
    answer: z.object({ secret: z.string(), address: z.string() }),
  },
  acceptByPassword: {
    request: z.object({ token, name, password, secret: z.string().max(64), code }),
    /** The recovery codes are shown once. */
    answer: z.object({ session, recoveryCodes: z.array(z.string()) }),
  },
  demoSignIn: { request: z.object({ role: z.enum(deskRoles) }), answer: session },
  demoStepUp: { request: empty, answer: session },
} as const satisfies Record<SignInCall, { readonly request: z.ZodType; readonly answer: z.ZodType }>;

export type SignInRequest<Call extends SignInCall> = z.input<(typeof signInSchemas)[Call]['request']>;
export type SignInInput<Call extends SignInCall> = z.output<(typeof signInSchemas)[Call]['request']>;
export type SignInAnswer<Call extends SignInCall> = z.output<(typeof signInSchemas)[Call]['answer']>;
export type SessionAnswer = SignInAnswer<'session'>;
