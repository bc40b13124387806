import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { deskApi } from '#contract/desk/wire.ts';
import { type Result, refused } from '#server/ports/result.ts';
import { takeUpload } from '#server/use-cases/desk/goods/take-upload.ts';
import { deskHeadersOfAll, isOwnDeskRequest } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { sessionToken } from './session-cookie.ts';

/** A little more than a picture may have, so that what is just too large is told as such. */
const mostBytes = 21 * 1024 * 1024;

/** Photographs come as they are, one a request: the only calls of the desk that are no JSON. */
export async function registerUploads(server: FastifyInstance, http: DeskHttpParts): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      return sendDeskRefusal(reply.headers(deskHeadersOfAll), {
        code: 'refused',
        reason: 'too-large',
        values: { megabytes: 20 },
      });
    });
    scope.post(`${deskApi}/goods/pictures`, { bodyLimit: mostBytes }, async (request, reply) => {
      const answer = await taken(http, request);
      reply.headers(deskHeadersOfAll);
      return answer.ok ? reply.send(answer.value) : sendDeskRefusal(reply, answer.refusal);
    });
  });
}

async function taken(http: DeskHttpParts, request: FastifyRequest): Promise<Result<unknown, DeskRefusal>> {
  const { parts, https, originOf } = http;
  if (!isOwnDeskRequest(request, originOf(request.headers.host))) return refused({ code: 'foreign' });
  const token = sessionToken(request, https);
  const session = token === null ? null : await parts.sessions.find(token, parts.now());
  if (session === null) return refused({ code: 'signed-out' });
  const { body } = request;
  return takeUpload(parts, session.actor, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
}
