import type { FastifyInstance } from 'fastify';
import type { QueuedMail } from '#server/ports/mail.ts';

/**
 * DEC-104: the outbox as a page, so that whoever tries the shop out can follow the links of its mails. Registered only
 * when no mail server is set and the shop is not in production.
 */
export function registerDevPost(server: FastifyInstance, newest: () => Promise<readonly QueuedMail[]>): void {
  server.get('/dev/post', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await newest())),
  );
  server.get<{ Params: { id: string } }>('/dev/post/:id', async (request, reply) => {
    const mail = (await newest()).find(({ id }) => String(id) === request.params.id);
    if (mail === undefined) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html);
  });
}

function page(mails: readonly QueuedMail[]): string {
  const list = mails.map(
    (mail) => `<article id="mail-${mail.id}"><h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.recipient)}, ${escaped(mail.kind)}, ${mail.createdAt.toISOString()}, <a href="/dev/post/${mail.id}">as HTML</a></p>
<pre>${linked(escaped(mail.text))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<title>Outbox</title><link rel="icon" href="data:,"><style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif}pre{white-space:pre-wrap;padding:1rem;background:#f3f3f3}</style></head>
<body><h1>Outbox</h1><p>Mails this shop would have sent, newest first. No mail server is set (SMTP_URL).</p>
${list.length === 0 ? '<p>Nothing yet.</p>' : list.join('\n')}</body></html>`;
}

function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
