import type { DeliveryRow } from '#contract/desk/links/schemas.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, refused } from '#server/ports/result.ts';
import type { WebhookDelivery } from '#server/ports/system/webhooks.ts';
import { addWebhook } from '../../system/add-webhook.ts';
import { type Acted, deskAct, deskRead } from '../desk-use-case.ts';
import { knownShops } from './known-shops.ts';

const pageRows = 40;
const subjectOf = (id: number) => `webhook:${id}`;
const pausedByDesk = 'at the desk';

export const webhookUseCases = {
  webhooks: deskRead('webhooks', async (tx, _input, { parts }) => {
    const webhooks = (await tx.webhooks.all()).map(({ types, shops, ...rest }) => ({
      ...rest,
      types: [...types],
      shops: shops === null ? null : [...shops],
    }));
    return done({ webhooks, shops: knownShops(parts) });
  }),

  addWebhook: deskAct({ call: 'addWebhook', action: 'webhook-added' }, async (tx, wish, { parts }) => {
    const made = await addWebhook({ webhooks: tx.webhooks, keys: tx.keys, maySendTo: parts.maySendTo }, wish);
    if (!made.ok) {
      const { reason, value } = made.refusal;
      return refused({ code: 'refused', reason, values: { value } });
    }
    const { id, secret } = made.value;
    return done({
      answer: { id, secret },
      again: { id, secret: null },
      audit: { subject: subjectOf(id), after: wish },
    });
  }),

  rotateWebhook: deskAct({ call: 'rotateWebhook', action: 'webhook-rotated' }, async (tx, { id }) => {
    const secret = await tx.webhooks.rotate(id);
    if (secret === null) return refused({ code: 'unknown' });
    return done({ answer: { id, secret }, again: { id, secret: null }, audit: { subject: subjectOf(id) } });
  }),

  pauseWebhook: deskAct({ call: 'pauseWebhook', action: 'webhook-paused' }, async (tx, { id }) =>
    (await tx.webhooks.pause(id, pausedByDesk)) ? acted(id) : refused(await whyNot(tx, id)),
  ),

  resumeWebhook: deskAct({ call: 'resumeWebhook', action: 'webhook-resumed' }, async (tx, { id }) =>
    (await tx.webhooks.resume(id)) ? acted(id) : refused({ code: 'unknown' }),
  ),

  removeWebhook: deskAct({ call: 'removeWebhook', action: 'webhook-removed' }, async (tx, { id }) => {
    const before = (await tx.webhooks.all()).find((one) => one.id === id);
    if (before === undefined || !(await tx.webhooks.remove(id))) return refused({ code: 'unknown' });
    const { url, types } = before;
    return done({ answer: {}, audit: { subject: subjectOf(id), before: { url, types } } });
  }),

  testWebhook: deskAct({ call: 'testWebhook', action: 'webhook-tested' }, async (tx, { id }) =>
    (await tx.webhooks.sendTest(id)) ? acted(id) : refused({ code: 'unknown' }),
  ),

  deliveries: deskRead('deliveries', async (tx, { id, after }) => {
    const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
    const rows = await tx.webhooks.deliveries(id, pageRows + 1, before);
    const shown = rows.slice(0, pageRows);
    const last = shown.at(-1);
    return done({
      rows: shown.map(deliveryRow),
      next: rows.length > pageRows && last !== undefined ? String(last.id) : null,
    });
  }),

  replayDelivery: deskAct({ call: 'replayDelivery', action: 'delivery-replayed' }, async (tx, { id }) => {
    const webhook = await tx.webhooks.webhookOf(id);
    if (webhook === null || !(await tx.webhooks.replay(id))) return refused({ code: 'unknown' });
    return done({ answer: {}, audit: { subject: subjectOf(webhook), after: { delivery: id } } });
  }),
} as const;

function acted(id: number) {
  const made: Acted<Record<string, never>> = { answer: {}, audit: { subject: subjectOf(id) } };
  return done(made);
}

/** It stands still already, or there is none. */
async function whyNot(tx: Pick<DeskTransaction, 'webhooks'>, id: number) {
  const isThere = (await tx.webhooks.all()).some((one) => one.id === id);
  return isThere ? ({ code: 'conflict', reason: 'paused-already' } as const) : ({ code: 'unknown' } as const);
}

function deliveryRow({ lastStatus, lastError, lastAnswer, at, nextAt, ...rest }: WebhookDelivery): DeliveryRow {
  return {
    ...rest,
    status: lastStatus,
    error: lastError,
    answer: lastAnswer,
    at: new Date(at).toISOString(),
    nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
  };
}
