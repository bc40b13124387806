import type { FastifyInstance } from 'fastify';
import { type ApiContact, withContact } from './api-frame.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { systemOpenApiDocument } from './system-openapi.ts';

/**
 * /api/docs: a page for people; /api/docs/openapi.json and system.json: the same for machines. Made when first asked for: they
 * are large, and most processes of a shop are never asked.
 */
export function registerDocs(server: FastifyInstance, contact: () => ApiContact): void {
  const document = once(openApiDocument);
  const system = once(systemOpenApiDocument);
  const page = once(() => docsPage(document()));
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  server.get('/api/docs/openapi.json', (_request, reply) => reply.send(withContact(document(), contact())));
  server.get('/api/docs/system.json', (_request, reply) => reply.send(withContact(system(), contact())));
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
