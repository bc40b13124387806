import type { FastifyInstance } from 'fastify';
import { isRecord } from '#domain/storage/parse-json.ts';

/** A JSON body; an empty one is none, as many a client names the type of a body that it does not send. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}

/**
 * DEC-97: what a provider sends is a hint, so nothing in it makes its callback fail, and its token is looked at whatever it sent:
 * what is no JSON object, of any type, counts as nothing said.
 */
export function readBodiesAsHints(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('remove', 'remove');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (_error, value: unknown) => done(null, isRecord(value) ? value : {}));
  });
}
