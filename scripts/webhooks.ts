import { parseArgs } from 'node:util';
import { type EventType, eventTypes, usualEventTypes } from '#domain/system/event-types.ts';
import { webhookUrl } from '#server/adapters/webhook-http/webhook-url.ts';
import { openWebhooks } from '#server/composition/system-services.ts';
import type { Database, Queryable } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import { systemKeys } from '#server/database/system/system-keys.ts';
import type { Webhooks } from '#server/ports/system/webhooks.ts';
import type { Config } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { addWebhook, type WebhookRefusal } from '#server/use-cases/system/add-webhook.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';
import { printable } from './terminal/printable.ts';

/** Where events are sent, by command (docs/machine-api.md). */
const usage = `npm run webhooks -- add --url URL [--type TYPE …] [--shop ID …]   prints the secret, once
npm run webhooks -- list
npm run webhooks -- deliveries WEBHOOK
npm run webhooks -- replay DELIVERY
npm run webhooks -- test WEBHOOK        an event of its own that says nothing
npm run webhooks -- rotate WEBHOOK      a new secret; the old one signs too for a day
npm run webhooks -- pause WEBHOOK
npm run webhooks -- resume WEBHOOK
npm run webhooks -- remove WEBHOOK

Types: ${eventTypes.join(', ')}; none named: all but stock.changed`;

const options = {
  url: { type: 'string' },
  type: { type: 'string', multiple: true },
  shop: { type: 'string', multiple: true },
} as const;

interface Values {
  readonly url?: string;
  readonly type?: string[];
  readonly shop?: string[];
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await withShopDatabase((database, config) => run({ database, config, values }, positionals));
} catch (error) {
  explainMistake(error, usage);
}

interface Asked {
  readonly database: Database;
  readonly config: Config;
  readonly values: Values;
}

async function run({ database, config, values }: Asked, [verb, id]: readonly string[]): Promise<void> {
  const secret = config.sessionSecret ?? (await sharedSecret(database, 'session'));
  const webhooks = openWebhooks(database, secret);
  if (verb === 'add') return database.transaction((tx) => add(tx, { secret, config, values }));
  if (verb === 'list') return list(webhooks);
  const at = number(id);
  if (verb === 'deliveries') return deliveries(webhooks, at);
  if (verb === 'test') return say(await webhooks.sendTest(at), `A test is sent to webhook ${at}.`);
  if (verb === 'replay') return say(await webhooks.replay(at), `Delivery ${at} is sent again.`);
  if (verb === 'pause') return say(await webhooks.pause(at, 'by command'), `Webhook ${at} is paused.`);
  if (verb === 'resume') return say(await webhooks.resume(at), `Webhook ${at} goes on.`);
  if (verb === 'remove') return say(await webhooks.remove(at), `Webhook ${at} is removed.`);
  if (verb !== 'rotate') throw new ConfigError(usage);
  const next = await webhooks.rotate(at);
  say(next !== null, `${next}\nThe old secret signs too for 24 hours.`);
}

interface Adding {
  readonly secret: string;
  readonly config: Config;
  readonly values: Values;
}

async function add(tx: Queryable, { secret, config, values: { url = '', type, shop } }: Adding): Promise<void> {
  const maySendTo = (text: string) => webhookUrl(text, config.webhookNetworks) !== null;
  const means = { webhooks: openWebhooks(tx, secret), keys: systemKeys(tx), maySendTo };
  const types = (type ?? usualEventTypes).map(typeOf);
  const made = await addWebhook(means, { url, types, shops: shop?.map(number) ?? null });
  if (!made.ok) throw new ConfigError(mistakes[made.refusal.reason](made.refusal.value));
  console.log(`Webhook ${made.value.id}\n${made.value.secret}\nIt is not shown again.`);
}

const mistakes: Readonly<Record<WebhookRefusal['reason'], (value: string) => string>> = {
  'bad-url': () => '--url must begin with https://, on port 443 or 8443, and lead outside (or into WEBHOOK_ALLOW).',
  'unknown-shop': (shop) => `There is no shop ${shop}.`,
};

async function list(webhooks: Webhooks): Promise<void> {
  for (const { id, url, types, shops, pausedBecause, waiting } of await webhooks.all()) {
    const where = shops === null ? 'all shops' : `shop ${shops.join(', ')}`;
    const state = pausedBecause === null ? '' : `  PAUSED: ${printable(pausedBecause)}`;
    console.log(`${id}  ${printable(url)}  ${types.join(' ')}  ${where}  ${waiting} waiting${state}`);
  }
}

async function deliveries(webhooks: Webhooks, id: number): Promise<void> {
  for (const { id: delivery, type, state, attempts, lastStatus, lastError, at } of await webhooks.deliveries(id, 50)) {
    const answer = printable(lastError ?? String(lastStatus ?? ''));
    console.log(`${delivery}  ${clockOf(at)}  ${type}  ${state}  ${attempts} attempts  ${answer}`);
  }
}

function typeOf(text: string): EventType {
  const type = eventTypes.find((known) => known === text);
  if (type === undefined) throw new ConfigError(`There is no type ${text}. Types: ${eventTypes.join(', ')}`);
  return type;
}

function say(isDone: boolean, what: string): void {
  if (!isDone) throw new ConfigError('There is none with that number.');
  console.log(what);
}

function number(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new ConfigError(usage);
  return Number(text);
}
