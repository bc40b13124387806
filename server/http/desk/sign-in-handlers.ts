import type { FastifyReply } from 'fastify';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { SignInCall } from '#contract/desk/sign-in/endpoints.ts';
import type { SessionAnswer, SignInAnswer, SignInInput } from '#contract/desk/sign-in/schemas.ts';
import type { DemoPeople } from '#server/ports/desk/demo-people.ts';
import type { DeskSession } from '#server/ports/desk/desk-sessions.ts';
import type { SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import type { PasskeySite } from '#server/ports/desk/passkeys.ts';
import { done, mapValue, type Result, refused } from '#server/ports/result.ts';
import {
  acceptByPasskey,
  acceptByPassword,
  askForNewCodes,
  askForNewPasskey,
  readInvitation,
} from '#server/use-cases/desk/sign-in/accept-invitation.ts';
import { type AtBrowser, enter } from '#server/use-cases/desk/sign-in/enter.ts';
import { readSession } from '#server/use-cases/desk/sign-in/read-session.ts';
import {
  askForPasskey,
  signInByPasskey,
  signInByPassword,
  stepUpByPassword,
} from '#server/use-cases/desk/sign-in/sign-in.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { giveSessionToken } from './session-cookie.ts';

export interface SignInHttpParts extends DeskHttpParts {
  /** Null where nobody signs in by one press. */
  readonly demo: DemoPeople | null;
  readonly chain: string;
}

export interface SignInAsked<Call extends SignInCall> {
  readonly reply: FastifyReply;
  readonly input: SignInInput<Call>;
  readonly session: DeskSession | null;
  readonly at: AtBrowser;
  readonly site: PasskeySite;
}

type SignInHandlers = {
  readonly [Call in SignInCall]: (asked: SignInAsked<Call>) => Promise<Result<SignInAnswer<Call>, DeskRefusal>>;
};

type Entering = Pick<SignInAsked<SignInCall>, 'reply' | 'session' | 'at'>;

export function signInHandlers({ parts, https, demo }: SignInHttpParts): SignInHandlers {
  const { sessions, now } = parts;
  const isDemo = demo !== null;
  const given = async (reply: FastifyReply, token: string): Promise<SessionAnswer> => {
    giveSessionToken(reply, token, https);
    return readSession(parts, await sessions.find(token, now()), isDemo);
  };
  /** In place of whoever was signed in before. */
  const signedIn = async ({ reply, session, at }: Entering, member: SignInMember): Promise<SessionAnswer> => {
    if (session !== null) await sessions.end(session.actor.session, now());
    const token = parts.newToken();
    await enter(parts, member, at, token);
    return given(reply, token);
  };
  const steppedUp = async ({ actor, ...rest }: DeskSession): Promise<Result<SessionAnswer, never>> => {
    await sessions.stepUp(actor.session, now());
    return done(readSession(parts, { ...rest, actor: { ...actor, steppedUpAt: now() } }, isDemo));
  };
  return {
    session: async ({ session }) => done(readSession(parts, session, isDemo)),
    signOut: async ({ session, reply }) => {
      if (session !== null) await sessions.end(session.actor.session, now());
      giveSessionToken(reply, null, https);
      return done(null);
    },
    passkeyOptions: async ({ site }) => done({ options: (await askForPasskey(parts, site, 'sign-in', null)).options }),
    passkeySignIn: async (asked) => {
      const wish = { response: asked.input.response, purpose: 'sign-in', member: null } as const;
      const member = await signInByPasskey(parts, asked.site, wish, asked.at);
      return member.ok ? done(await signedIn(asked, member.value)) : member;
    },
    passwordSignIn: async (asked) => {
      const member = await signInByPassword(parts, asked.input, asked.at);
      return member.ok ? done(await signedIn(asked, member.value)) : member;
    },
    stepUpOptions: async ({ session, site }) =>
      session === null
        ? refused({ code: 'signed-out' })
        : done({ options: (await askForPasskey(parts, site, 'step-up', session.actor.member)).options }),
    passkeyStepUp: async ({ session, site, input, at }) => {
      if (session === null) return refused({ code: 'signed-out' });
      const wish = { response: input.response, purpose: 'step-up', member: session.actor.member } as const;
      const member = await signInByPasskey(parts, site, wish, at);
      return member.ok ? steppedUp(session) : member;
    },
    passwordStepUp: async ({ session, input, at }) => {
      if (session === null) return refused({ code: 'signed-out' });
      const proven = await stepUpByPassword(parts, session.actor.member, input, at);
      return proven.ok ? steppedUp(session) : proven;
    },
    invitation: ({ input, at }) => readInvitation(parts, input.token, at),
    invitationPasskeyOptions: async ({ input, site, at }) =>
      mapValue(await askForNewPasskey(parts, site, input, at), ({ options }) => ({ options })),
    acceptByPasskey: async (asked) => {
      const member = await acceptByPasskey(parts, asked.site, asked.input, asked.at);
      return member.ok ? done(await signedIn(asked, member.value)) : member;
    },
    invitationCodes: ({ input, site, at }) => askForNewCodes(parts, site.chain, input.token, at),
    acceptByPassword: async (asked) => {
      const accepted = await acceptByPassword(parts, asked.input, asked.at);
      if (!accepted.ok) return accepted;
      const { member, recoveryCodes } = accepted.value;
      return done({ session: await signedIn(asked, member), recoveryCodes });
    },
    demoSignIn: async ({ input, reply, session, at }) => {
      if (demo === null) return refused({ code: 'unknown' });
      if (session !== null) await sessions.end(session.actor.session, now());
      const token = parts.newToken();
      const member = await demo.memberOf(input.role);
      await sessions.start({ member, token, device: at.device, steppedUp: false }, now());
      return done(await given(reply, token));
    },
    demoStepUp: async ({ session }) => {
      if (demo === null) return refused({ code: 'unknown' });
      return session === null ? refused({ code: 'signed-out' }) : steppedUp(session);
    },
  };
}
