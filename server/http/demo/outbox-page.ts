import type { FastifyInstance } from 'fastify';
import { devPostText as text } from '#content/nb/dev-post.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { formatDate, formatTime } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { QueuedMail } from '#server/ports/mail.ts';
import type { QueuedSms } from '#server/ports/sms.ts';

export interface OutboxToRead {
  mails(): Promise<readonly QueuedMail[]>;
  sms(): Promise<readonly QueuedSms[]>;
}

/**
 * The outbox as a page (DEC-104), so that whoever tries the shop out can follow the links of its mails. Registered in a
 * demo alone, for what has no server it is sent by; text messages stand among the mails, by time.
 */
export function registerOutboxPage(server: FastifyInstance, outbox: OutboxToRead): void {
  server.get('/dev/post', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await outbox.mails(), await outbox.sms())),
  );
  server.get<{ Params: { id: string } }>('/dev/post/:id', async (request, reply) => {
    const mail = (await outbox.mails()).find(({ id }) => String(id) === request.params.id);
    if (mail === undefined) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html);
  });
}

function page(mails: readonly QueuedMail[], sms: readonly QueuedSms[]): string {
  const entries = [
    ...mails.map((mail) => ({ at: mail.createdAt.getTime(), html: entry(mail) })),
    ...sms.map((one) => ({ at: one.createdAt.getTime(), html: smsEntry(one) })),
  ].sort((a, b) => b.at - a.at);
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>
body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif;color:#1d2327;overflow-wrap:anywhere}article{margin-top:2.5rem}h2{margin-bottom:0}pre{white-space:pre-wrap;padding:1rem;background:#f3f3f3;font:inherit}a{display:inline-block;padding-block:.6rem}pre a{padding-block:0}.sms pre{max-width:24rem;border-radius:1.2rem 1.2rem 1.2rem .3rem;background:#dceaf0}
</style></head><body><main><h1>${text.title}</h1><p>${text.lead}</p>
${entries.length === 0 ? `<p>${text.none}</p>` : entries.map(({ html }) => html).join('\n')}</main></body></html>`;
}

function entry({ id, subject, recipient, createdAt, text: words }: QueuedMail): string {
  const when = moment(createdAt);
  return `<article id="mail-${id}"><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(text.to(recipient, when))}<br>
<a href="/dev/post/${id}">${text.asSent}</a></p><pre>${linked(escapeHtml(words))}</pre></article>`;
}

function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function smsEntry({ id, recipient, createdAt, text: words, segments }: QueuedSms): string {
  const about = `${text.to(recipient, moment(createdAt))}. ${text.segments(segments, words.length)}`;
  return `<article id="sms-${id}" class="sms"><h2>${text.sms}</h2><p>${escapeHtml(about)}</p><pre>${escapeHtml(words)}</pre></article>`;
}

function moment(instant: Date): string {
  const { date, minuteOfDay } = osloTime(instant.getTime());
  return text.when(formatDate(date), formatTime(minuteOfDay));
}
