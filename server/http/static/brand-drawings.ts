import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { drawingAddress } from '#contract/brand/brand-fields.ts';
import type { BrandDrawings } from '#server/ports/content/brand-drawings.ts';
import { serveStaticFiles } from './static-files.ts';

/** An svg that is opened by itself is a page: it may draw and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Logo and mark below the name of the brand variant: those of its folder, and those that the office brought, by their hash. */
export async function serveDrawings(
  server: FastifyInstance,
  { name, folders }: BrandVariant,
  drawings: BrandDrawings,
): Promise<void> {
  server.get<{ Params: { file: string } }>(drawingAddress(name, ':file'), async (request, reply) => {
    const [, hash, kind] = /^([0-9a-f]{32})\.(svg|png)$/.exec(request.params.file) ?? [];
    const found = hash === undefined ? null : await drawings.find(hash);
    const body = kind === 'svg' ? found?.svg : found?.png;
    if (body === undefined || body === null) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .type(kind === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png')
      .send(body);
  });
  const only = new Set(['.svg', '.png']);
  await serveStaticFiles(server, { prefix: `/logo/${name}`, folder: folders[0] ?? '', immutable: false, only });
}
