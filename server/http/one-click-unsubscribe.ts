import type { FastifyInstance } from 'fastify';
import { schemas } from '#contract/schemas.ts';
import { routePatterns } from '#domain/navigation/routes.ts';

/** A few words; what a mail program sends is shorter. */
const bodyLimit = 1024;

/**
 * RFC 8058: the mail program ends the mails for its reader, by sending a form to the address that shows the page to a
 * person. It has no session and no page, so no page token: the token of the mail is the proof, and ending is all it allows.
 */
export async function registerOneClickUnsubscribe(
  server: FastifyInstance,
  end: (token: string) => Promise<unknown>,
): Promise<void> {
  await server.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    forms.post<{ Params: { token: string } }>(routePatterns.endWatch, async (request, reply) => {
      const { body } = request;
      const input = schemas.endWatch.input.safeParse(request.params);
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      if (typeof body !== 'string' || !asksForIt.test(body) || !input.success) return reply.code(422).send('');
      await end(input.data.token);
      return reply.send('');
    });
  });
}

/** As a form's text, or as a part of several. */
const asksForIt = /List-Unsubscribe(=|"\s+)One-Click/;
