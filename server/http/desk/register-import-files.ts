import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badLinesPath, pieceBytes, piecePath } from '#contract/desk/imports/endpoints.ts';
import type { UploadRecord } from '#contract/desk/imports/schemas.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { deskApi } from '#contract/desk/wire.ts';
import { commandActor } from '#server/ports/desk/desk-actor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { refusalOf } from '#server/use-cases/desk/desk-use-case.ts';
import { importUseCases } from '#server/use-cases/desk/imports/import-use-cases.ts';
import { deskHeadersOfAll, isOwnDeskRequest } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { sessionToken } from './session-cookie.ts';

/** The bytes of files: no call of the desk's table, whose calls are JSON. A piece at a time, so that no request takes long. */
export async function registerImportFiles(server: FastifyInstance, http: DeskHttpParts): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: pieceBytes },
      (_request, body, next) => next(null, body),
    );
    scope.post(deskApi + piecePath, { bodyLimit: pieceBytes }, (request, reply) => takePiece(http, request, reply));
  });
  server.get(deskApi + badLinesPath, (request, reply) => sendBadLines(http, request, reply));
}

async function uploadOf(
  { parts, https }: DeskHttpParts,
  request: FastifyRequest,
): Promise<Result<UploadRecord, DeskRefusal>> {
  const token = sessionToken(request, https);
  const session = token === null ? null : await parts.sessions.find(token, parts.now());
  if (session === null) return refused({ code: 'signed-out' });
  const denied = refusalOf(session.actor, 'imports.try', parts.now());
  if (denied !== null) return refused(denied);
  const { id = '' } = request.params as { id?: string };
  if (!/^\d{1,9}$/.test(id)) return refused({ code: 'unknown' });
  const found = await importUseCases.upload.run(parts, commandActor, { id: Number(id) }, '');
  return found.ok ? done(found.value) : found;
}

async function takePiece(http: DeskHttpParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(deskHeadersOfAll);
  if (!isOwnDeskRequest(request, http.originOf(request.headers.host)))
    return sendDeskRefusal(reply, { code: 'foreign' });
  const upload = await uploadOf(http, request);
  if (!upload.ok) return sendDeskRefusal(reply, upload.refusal);
  const { files } = http.parts.uploads;
  const { offset = '' } = request.params as { offset?: string };
  const { body } = request;
  const isGood =
    Buffer.isBuffer(body) && /^\d{1,10}$/.test(offset) && Number(offset) + body.length <= upload.value.size;
  if (!isGood || upload.value.work.stage !== 'bringing') return sendDeskRefusal(reply, { code: 'bad-request' });
  const isThere = await files.append(files.pathOf(upload.value), Number(offset), body);
  return isThere ? reply.code(204).send() : sendDeskRefusal(reply, { code: 'conflict', reason: 'not-there' });
}

async function sendBadLines(http: DeskHttpParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(deskHeadersOfAll);
  const upload = await uploadOf(http, request);
  if (!upload.ok) return sendDeskRefusal(reply, upload.refusal);
  const { files } = http.parts.uploads;
  const content = await files.content(files.badLinesOf(upload.value));
  if (content === null) return sendDeskRefusal(reply, { code: 'unknown' });
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="linjer-${upload.value.id}.csv"`)
    .send(content);
}
