import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityOutcome } from '#domain/customer/identity-outcome.ts';
import { pathAfterLogin, readNextPath } from '#domain/navigation/addresses/next-path.ts';
import { vippsLoginPath } from '#domain/navigation/addresses/vipps-login.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import { type Sealer, sealer } from '#server/crypto/sealed.ts';
import type { IdentityProvider, LoginFailure, LoginSecrets } from '#server/ports/customer/identity-provider.ts';
import { type IdentityRefusal, signInWithIdentity } from '#server/use-cases/customer/sign-in-with-identity.ts';
import type { AccountServices } from './api-v1/account-handlers.ts';
import { changeSession, type SessionParts } from './session/change-session.ts';
import { readCookie, visitorOf } from './session/visitor.ts';

export interface VippsLoginParts extends SessionParts {
  readonly account: Pick<AccountServices, 'accounts' | 'attempts' | 'mails' | 'identities'>;
  readonly vippsLogin: IdentityProvider | null;
  readonly now: () => number;
}

const returnPath = `${vippsLoginPath}/retur`;
const cookieName = 'vipps_login';
/** The person may have to find the phone. */
const cookieSeconds = 15 * 60;

export function vippsRedirectUrl(shopUrl: string): string {
  return `${shopUrl}${returnPath}`;
}

/** What this browser has begun, sealed in its cookie. */
interface Begun extends LoginSecrets {
  readonly next: string | null;
  readonly at: number;
}

/**
 * Login with Vipps: away to Vipps, and back. Both are plain pages that lead on, so that everything that can go wrong ends on a page
 * of the shop that says so. What was begun is held in a sealed cookie, which works once.
 */
export function registerVippsLogin(server: FastifyInstance, parts: VippsLoginParts): void {
  const { vippsLogin } = parts;
  if (vippsLogin === null) return;
  const seals = sealer(parts.sessionSecret, 'vipps-login');
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${vippsLoginPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${parts.https ? '; Secure' : ''}`;

  server.get(vippsLoginPath, async (request, reply) => {
    const { next } = request.query as Record<string, unknown>;
    const begun = await vippsLogin.begin();
    if (!begun.ok) return leadTo(reply, pageOf(outcomeOf(begun.refusal)));
    const stored: Begun = {
      ...begun.value.secrets,
      next: readNextPath(typeof next === 'string' ? next : null),
      at: parts.now(),
    };
    reply.header('set-cookie', cookie(seals.seal(JSON.stringify(stored)).toString('base64url'), cookieSeconds));
    return leadTo(reply, begun.value.url);
  });

  server.get(returnPath, async (request, reply) => {
    const begun = opened(seals, readCookie(request.headers.cookie, cookieName), parts.now());
    const outcome = await comeBack(request, reply, parts, vippsLogin, begun);
    // After the session's own cookies, which take the place of all that were set before.
    reply.header('set-cookie', cookie('', 0));
    return leadTo(reply, outcome);
  });
}

/** Gives where to go. */
async function comeBack(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: VippsLoginParts,
  vippsLogin: IdentityProvider,
  begun: Begun | null,
): Promise<string> {
  const visitor = visitorOf(request, reply, parts);
  if (begun === null) return pageOf('ugyldig');
  if (!(await parts.account.attempts.count('loginFromAddress', visitor.address)).allowed) return pageOf('vent');
  const query = new URLSearchParams(new URL(request.url, 'http://shop').search);
  const proven = await vippsLogin.finish(query, begun);
  if (!proven.ok) return pageOf(outcomeOf(proven.refusal));
  await parts.account.attempts.giveBack('loginFromAddress', visitor.address);
  const customer = await parts.sessions.customerOf(visitor.sessionId);
  const { account, now } = parts;
  const signedIn = await signInWithIdentity({ ...account, now }, proven.value, { ...visitor, customer });
  if (!signedIn.ok) return pageOf(refusalOf(signedIn.refusal), begun.next);
  const { value } = signedIn;
  if (value.kind === 'logged-in')
    await changeSession(request, reply, parts, { ...visitor, by: 'cookies' }, value.session);
  return value.kind === 'linked' ? pageOf('koblet') : pathAfterLogin({ next: begun.next });
}

function opened(seals: Sealer, cookie: string | undefined, now: number): Begun | null {
  if (cookie === undefined || cookie === '') return null;
  try {
    const begun = parseJson(seals.open(Buffer.from(cookie, 'base64url')));
    if (!isRecord(begun) || typeof begun.at !== 'number' || begun.at + cookieSeconds * 1000 < now) return null;
    return begun as unknown as Begun;
  } catch {
    return null; // not sealed by us
  }
}

function outcomeOf(failure: LoginFailure): IdentityOutcome {
  return ({ denied: 'avbrutt', invalid: 'ugyldig', unavailable: 'nede' } as const)[failure];
}

function refusalOf({ reason }: IdentityRefusal): IdentityOutcome {
  const outcomes = {
    'at-other-account': 'annen-konto',
    'account-has-other': 'annen-vipps',
    'log-in-first': 'finnes',
    'register-first': 'ny',
  } as const;
  return outcomes[reason];
}

/** The page that says how it went. */
function pageOf(outcome: IdentityOutcome, next: string | null = null): string {
  const query = new URLSearchParams({ vipps: outcome, ...(next === null ? {} : { next }) });
  return `${pathOf(outcome)}?${query}`;
}

function pathOf(outcome: IdentityOutcome): string {
  if (outcome === 'ny') return pathTo('register');
  return outcome === 'koblet' || outcome === 'annen-konto' || outcome === 'annen-vipps'
    ? pathTo('sessions')
    : pathTo('login');
}

function leadTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);
}
