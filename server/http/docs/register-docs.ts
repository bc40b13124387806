import type { FastifyInstance } from 'fastify';
import { type ApiContact, withContact } from './api-frame.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { systemOpenApiDocument } from './system-openapi.ts';

/**
 * /api/docs: a page for people; /api/docs/openapi.json and system.json: the same for machines. Made when first asked for, which
 * would be a third of what it takes to start a shop, and most processes are never asked.
 */
export function registerDocs(server: FastifyInstance, contact: () => ApiContact): void {
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  server.get('/api/docs/openapi.json', (_request, reply) => reply.send(withContact(document(), contact())));
  server.get('/api/docs/system.json', (_request, reply) => reply.send(withContact(system(), contact())));
}

const document = lazy(openApiDocument);
const system = lazy(systemOpenApiDocument);
const page = lazy(() => docsPage(document()));

function lazy<T extends NonNullable<unknown>>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
