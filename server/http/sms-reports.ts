import type { FastifyInstance } from 'fastify';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';
import type { SmsOutbox, SmsSender } from '#server/ports/sms.ts';

export interface SmsReportParts {
  readonly token: string;
  readonly sender: Pick<SmsSender, 'readReport'>;
  readonly outbox: Pick<SmsOutbox, 'report'>;
  readonly now: () => number;
}

const bodyLimit = 16 * 1024;

/**
 * Where a provider tells what has become of a message. Reports are not signed: the token in the address is the proof, and the
 * reference of a message cannot be guessed. What names no message of ours is answered alike, or it would be repeated for hours.
 */
export async function registerSmsReports(server: FastifyInstance, parts: SmsReportParts): Promise<void> {
  await server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    reports.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/sms/report/:token',
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!timingSafeEqualText(request.params.token, parts.token)) return reply.callNotFound();
        const fields = { ...(request.query as object), ...fieldsOf(request.body) };
        const report = parts.sender.readReport(fields);
        if (report === null || report.ref.length > 36) return reply.code(422).send({ message: 'No delivery report.' });
        await parts.outbox.report(report, parts.now());
        return reply.send({});
      },
    });
  });
}

/** JSON or a form, whichever the provider was set to. */
function fieldsOf(body: unknown): object {
  if (typeof body !== 'string' || body.trim() === '') return {};
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as object;
  } catch {
    return {};
  }
}
