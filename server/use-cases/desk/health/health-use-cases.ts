import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';
import { healthLines } from './health-lines.ts';

const weekMs = 7 * 86_400_000;

export const healthUseCases = {
  health: deskRead('health', async (tx, _input, { parts: { machinery }, now }) => {
    const facts = await tx.health.read();
    const { replicaLag, certificate, ...known } = machinery;
    const asked = { replicaLag: await replicaLag(), certificate: await certificate() };
    const lines = healthLines(facts, { ...known, ...asked, now });
    return done({ at: new Date(now).toISOString(), lines });
  }),

  resendMails: deskAct({ call: 'resendMails', action: 'mails-resent' }, async (tx, _input, { now }) => {
    const count = await tx.health.resendMails(now - weekMs);
    if (count === 0) return refused({ code: 'conflict', reason: 'none-failed' });
    return done({ answer: { count }, audit: { subject: 'mails', after: { count } } });
  }),
} as const;
