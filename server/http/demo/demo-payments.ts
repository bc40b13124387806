import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where a demo's payment pages are, after the shop's own address; the provider's name follows. */
export const demoPaymentsPath = '/dev/betaling';

interface OfPage {
  Params: { id: string; decision?: string };
}

/**
 * A proxy for the payment pages of the emulated providers (DEC-98): the emulators listen on this machine alone, and whoever
 * tries the demo may sit at another. Their forms are empty and carry no session of the shop.
 */
export async function registerDemoPayments(
  server: FastifyInstance,
  emulators: ReadonlyMap<string, string>,
): Promise<void> {
  await server.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 },
      (_request, _body, done) => done(null),
    );
    for (const [name, url] of emulators) {
      const page = `${demoPaymentsPath}/${name}/page/:id`;
      pages.get<OfPage>(page, ({ params: { id } }, reply) =>
        pass(reply, fetch(`${url}/page/${encodeURIComponent(id)}`)),
      );
      pages.post<OfPage>(`${page}/:decision`, ({ params: { id, decision = '' } }, reply) =>
        pass(
          reply,
          fetch(`${url}/page/${encodeURIComponent(id)}/${encodeURIComponent(decision)}`, {
            method: 'POST',
            redirect: 'manual',
          }),
        ),
      );
    }
  });
}

async function pass(reply: FastifyReply, answered: Promise<Response>): Promise<FastifyReply> {
  const answer = await answered;
  const location = answer.headers.get('location');
  reply.code(answer.status).header('cache-control', 'no-store');
  if (location !== null) return reply.redirect(location, answer.status);
  return reply.type(answer.headers.get('content-type') ?? 'text/plain').send(await answer.text());
}
