import type { FastifyInstance } from 'fastify';
import { schemas } from '#contract/schemas.ts';
import { routePatterns } from '#domain/navigation/routes.ts';

/** More than any mail program sends. */
const bodyLimit = 1024;

/**
 * One-click unsubscribe (RFC 8058): the mail program posts a form to the address whose page a person would open. It has no
 * session, so there is no CSRF token: the token in the mail is the proof, and unsubscribing is all it allows.
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

/** As a urlencoded form or as a part of a multipart form. */
const asksForIt = /List-Unsubscribe(=|"\s+)One-Click/;
