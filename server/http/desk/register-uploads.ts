import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { deskApi } from '#contract/desk/wire.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { refusalOf } from '#server/use-cases/desk/desk-use-case.ts';
import { takeUpload } from '#server/use-cases/desk/goods/take-upload.ts';
import { takeDrawing } from '#server/use-cases/desk/settings/settings-use-cases.ts';
import { deskHeadersOfAll, isOwnDeskRequest } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { sessionToken } from './session-cookie.ts';

/** A little more than a picture may have, so that what is just too large is told as such. */
const mostBytes = 21 * 1024 * 1024;
const mostDrawingBytes = 1024 * 1024;
const drawingsPath = `${deskApi}/settings/drawings`;
/** Where photographs are sent, and what whoever sends one must be allowed to. */
const picturePermissions: Readonly<Record<string, Permission>> = {
  [`${deskApi}/goods/pictures`]: 'goods.edit',
  [`${deskApi}/home/pictures`]: 'home.edit',
  [`${deskApi}/blog/pictures`]: 'blog.edit',
};
const permissionOf: Readonly<Record<string, Permission>> = { ...picturePermissions, [drawingsPath]: 'settings.see' };
const tooLarge = (megabytes: number) => ({ code: 'refused', reason: 'too-large', values: { megabytes } }) as const;

/**
 * Photographs come as they are, one a request: the only calls of the desk that are no JSON. Who sends one is asked before its
 * bytes are read, so that nobody else fills the memory.
 */
export async function registerUploads(server: FastifyInstance, http: DeskHttpParts): Promise<void> {
  const senders = new WeakMap<FastifyRequest, DeskActor>();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, given) =>
      given(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode !== 413) throw error;
      return sendDeskRefusal(reply.headers(deskHeadersOfAll), tooLarge(request.url === drawingsPath ? 1 : 20));
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(deskHeadersOfAll);
      const sender = await senderOf(http, request, permissionOf[request.url] ?? 'goods.edit');
      if (!sender.ok) return sendDeskRefusal(reply, sender.refusal);
      senders.set(request, sender.value);
    });
    for (const [path, permission] of Object.entries(picturePermissions))
      scope.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
        const sender = senders.get(request);
        if (sender === undefined) return sendDeskRefusal(reply, { code: 'signed-out' });
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await takeUpload(http.parts, sender, bytes, permission);
        return answer.ok ? reply.send(answer.value) : sendDeskRefusal(reply, answer.refusal);
      });
    scope.post(drawingsPath, { bodyLimit: mostDrawingBytes }, async (request, reply) => {
      const sender = senders.get(request);
      if (sender === undefined) return sendDeskRefusal(reply, { code: 'signed-out' });
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await takeDrawing(http.parts, sender, bytes);
      return answer.ok ? reply.send(answer.value) : sendDeskRefusal(reply, answer.refusal);
    });
  });
}

async function senderOf(
  { parts, https, originOf }: DeskHttpParts,
  request: FastifyRequest,
  permission: Permission,
): Promise<Result<DeskActor, DeskRefusal>> {
  if (!isOwnDeskRequest(request, originOf(request.headers.host))) return refused({ code: 'foreign' });
  const token = sessionToken(request, https);
  const session = token === null ? null : await parts.sessions.find(token, parts.now());
  if (session === null) return refused({ code: 'signed-out' });
  const denied = refusalOf(session.actor, permission, parts.now());
  if (denied !== null) return refused(denied);
  await parts.sessions.touch(session.actor.session, parts.now());
  return done(session.actor);
}
