import type { SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import { done } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';

/** The browser somebody signs in from. */
export interface AtBrowser {
  readonly address: string;
  /** 'Chrome, Windows'. */
  readonly device: string;
  /** A cookie of its own that outlives sessions: who signs in from another browser than before gets a mail. */
  readonly browser: string;
}

/** A session for somebody who has shown that it is them. `token` is the session's. */
export async function enter(
  parts: DeskParts,
  member: SignInMember,
  { device, browser }: AtBrowser,
  token: string,
): Promise<void> {
  const now = parts.now();
  await parts.desk.transaction(async (tx) => {
    const seen = await tx.signIn.seeBrowser(member.id, browser, now);
    if (seen === 'new') await tx.outbox.queue(parts.mails.newBrowser(member, device, now));
    return done(null);
  });
  await parts.sessions.start({ member: member.id, token, device, steppedUp: true }, now);
}
