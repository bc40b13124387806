/**
 * A bare Fastify in a process of its own, which reads what it is asked, writes the answer it was given as JSON and packs it as
 * ours are, anew each time: what a route without a catalogue does for an answer nobody has asked for before. It writes the whole
 * of it, where ours has written each article once, so it is no limit that could not be passed. See own-process.ts.
 *
 *   node benchmarks/serve-bare-anew.ts FILE
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { compressFast } from '#server/http/cache/fast-compression.ts';
import { serveInOwnProcess } from './own-process.ts';

const [file = ''] = process.argv.slice(2);
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
const server = Fastify();
server.post('/*', ({ headers }, reply) => {
  const { encoding, bytes } = compressFast(Buffer.from(JSON.stringify(answer)), headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
serveInOwnProcess({ url }, async () => server.close());
