import type { SessionAnswer } from '#contract/desk/sign-in/schemas.ts';
import { stepUpMs } from '#domain/staff/may.ts';
import type { DeskSession } from '#server/ports/desk/desk-sessions.ts';
import type { DeskParts } from '../desk-parts.ts';

/** Who is signed in, as the page is told. */
export function readSession(
  { published, oidc, now }: Pick<DeskParts, 'published' | 'oidc' | 'now'>,
  session: DeskSession | null,
  demo: boolean,
): SessionAnswer {
  const at = now();
  return {
    person: session === null ? null : person(),
    demo,
    oidc: oidc?.name ?? null,
    now: new Date(at).toISOString(),
  };

  function person(): NonNullable<SessionAnswer['person']> {
    const { actor, email, ways } = session as DeskSession;
    const until = actor.steppedUpAt === null ? 0 : actor.steppedUpAt + stepUpMs;
    const shops = published.current.shops.filter(({ id }) => actor.shops.some((own) => own === id));
    return {
      id: actor.member,
      name: actor.name,
      email,
      role: actor.role,
      shops: shops.map(({ id, name }) => ({ id, name })),
      ways,
      steppedUpUntil: until > at ? new Date(until).toISOString() : null,
    };
  }
}
