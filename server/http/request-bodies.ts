import type { FastifyInstance } from 'fastify';
import { isRecord } from '#domain/storage/parse-json.ts';

/** Parses JSON bodies; an empty one is allowed, as many clients send the content type without a body. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}

/**
 * For callbacks of payment providers: their body is only a hint (DEC-97), so a body that is no JSON object is read as an empty
 * one and never makes the callback fail. The token in the address is checked all the same.
 */
export function readBodiesAsHints(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('remove', 'remove');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (_error, value: unknown) => done(null, isRecord(value) ? value : {}));
  });
}
