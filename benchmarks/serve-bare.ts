/**
 * A bare Fastify in a process of its own, which sends what it is given, whatever is asked: the file's bytes under the headers
 * that say how they are packed. See own-process.ts.
 *
 *   node benchmarks/serve-bare.ts FILE CONTENT-TYPE CONTENT-ENCODING
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { serveInOwnProcess } from './own-process.ts';

const [file = '', type = '', encoding = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const server = Fastify();
server.get('/*', (_request, reply) => {
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
serveInOwnProcess({ url }, async () => server.close());
