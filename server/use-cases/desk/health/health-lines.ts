import type { HealthLine, HealthName, HealthState } from '#contract/desk/health/schemas.ts';
import type { HealthFacts } from '#server/ports/monitoring/desk-health.ts';
import { providerLines } from './provider-lines.ts';

export interface HealthMeans {
  readonly now: number;
  /** Migrations of this code, the newest last. */
  readonly knownMigrations: readonly string[];
  /** Seconds; null: no replica is set. 'away': it does not answer. */
  readonly replicaLag: number | 'away' | null;
  /** Settings that somebody should know of. */
  readonly warnings: readonly string[];
  /** Of the shop's address as a browser meets it; null: the address is no https. 'unknown': nobody answered there. */
  readonly certificate: { readonly endsAt: number; readonly isTrusted: boolean } | 'unknown' | null;
  readonly sendsMail: boolean;
  readonly sendsSms: boolean;
}

const lostMs = 35_000;
const minute = 60;
const day = 86_400;
const rehearsedDays = 35;

/** What is said of each part, the same for whoever looks: well, to be looked at, or wrong. */
export function healthLines(facts: HealthFacts, means: HealthMeans): HealthLine[] {
  return [
    processes(facts, means),
    database(facts),
    ...replica(means),
    version(facts, means),
    paymentCalls(facts),
    ...providerLines(facts, means.now),
    mails(facts, means),
    ...(means.sendsSms ? [sms(facts)] : []),
    events(facts),
    webhooks(facts),
    imports(facts),
    pictures(facts),
    keys(facts),
    certificate(means),
    backup(facts, means),
    ...means.warnings.map((warning) => line('setting', 'look', {}, warning)),
  ];
}

export function line(
  name: HealthName,
  state: HealthState,
  values: HealthLine['values'],
  about: string | null = null,
): HealthLine {
  return { name, about, state, values };
}

function processes({ processes: all }: HealthFacts, { now }: HealthMeans): HealthLine {
  const running = all.filter(({ seenAt }) => now - seenAt <= lostMs);
  const lost = all.length - running.length;
  const versions = new Set(running.map((one) => one.version)).size;
  const since = Math.min(...running.map(({ startedAt }) => startedAt));
  const state = running.length === 0 ? 'wrong' : lost > 0 || versions > 1 ? 'look' : 'well';
  const upSeconds = running.length === 0 ? 0 : Math.round((now - since) / 1000);
  const memoryMb = running.reduce((sum, { facts }) => sum + facts.memoryMb, 0);
  const hosts = new Set(running.map(({ host }) => host)).size;
  return line('processes', state, { running: running.length, hosts, lost, versions, upSeconds, memoryMb });
}

function database({ database: { version: name, sizeBytes, connections, mostConnections } }: HealthFacts): HealthLine {
  const share = connections / mostConnections;
  const state = share > 0.95 ? 'wrong' : share > 0.8 ? 'look' : 'well';
  return line('database', state, {
    version: name,
    megabytes: Math.round(sizeBytes / 1_048_576),
    connections,
    mostConnections,
  });
}

function replica({ replicaLag }: HealthMeans): HealthLine[] {
  if (replicaLag === null) return [];
  if (replicaLag === 'away') return [line('replica', 'wrong', { seconds: null })];
  const state = replicaLag > 10 * minute ? 'wrong' : replicaLag > minute ? 'look' : 'well';
  return [line('replica', state, { seconds: Math.round(replicaLag) })];
}

function version({ migrations, processes: all }: HealthFacts, { knownMigrations }: HealthMeans): HealthLine {
  const pending = knownMigrations.filter((name) => !migrations.includes(name)).length;
  const newer = migrations.filter((name) => !knownMigrations.includes(name)).length;
  const state = pending > 0 ? 'wrong' : newer > 0 ? 'look' : 'well';
  return line('version', state, {
    version: all.at(-1)?.version ?? '',
    migration: migrations.at(-1) ?? '',
    pending,
    newer,
  });
}

function queueOf({ queues }: HealthFacts, name: string): { readonly count: number; readonly seconds: number } {
  const found = queues.find(({ queue }) => queue === name);
  return { count: found?.count ?? 0, seconds: Math.round(found?.oldestSeconds ?? 0) };
}

/** Something that should be done within minutes. */
function stateOfQueue({ count, seconds }: { readonly count: number; readonly seconds: number }): HealthState {
  if (count === 0 || seconds < 5 * minute) return 'well';
  return seconds < 60 * minute ? 'look' : 'wrong';
}

function paymentCalls(facts: HealthFacts): HealthLine {
  const queue = queueOf(facts, 'payment call');
  const { flaggedPayments: flagged } = facts;
  const waits = stateOfQueue(queue);
  return line('payment-calls', waits === 'well' && flagged > 0 ? 'look' : waits, { ...queue, flagged });
}

function mails(facts: HealthFacts, { sendsMail }: HealthMeans): HealthLine {
  const queue = queueOf(facts, 'mail');
  const { failedMails: failed } = facts;
  // What is not sent anywhere waits for ever: that is how a demo is.
  if (!sendsMail) return line('mails', failed > 0 ? 'look' : 'well', { ...queue, failed, held: 1 });
  return line('mails', failed > 0 ? 'wrong' : stateOfQueue(queue), { ...queue, failed, held: 0 });
}

function sms(facts: HealthFacts): HealthLine {
  const queue = queueOf(facts, 'sms');
  return line('sms', facts.failedSms > 0 ? 'look' : stateOfQueue(queue), { ...queue, failed: facts.failedSms });
}

function events({ unplacedEvents: { count, oldestSeconds } }: HealthFacts): HealthLine {
  const queue = { count, seconds: Math.round(oldestSeconds) };
  return line('events', stateOfQueue(queue), queue);
}

function webhooks(facts: HealthFacts): HealthLine {
  const queue = queueOf(facts, 'webhook');
  const { count: all, paused, failed } = facts.webhooks;
  const state = paused > 0 || failed > 0 ? 'look' : queue.seconds > 60 * minute ? 'look' : 'well';
  return line('webhooks', state, { ...queue, all, paused, failed });
}

/** The newest run among the kinds that are imported automatically: it shows whether the feed works at all. */
function imports({ imports: kinds }: HealthFacts): HealthLine {
  const failed = kinds.filter(({ hasFailedSince }) => hasFailedSince).length;
  const [youngest] = kinds.map(({ ageSeconds }) => ageSeconds).sort((a, b) => a - b);
  if (youngest === undefined) return line('imports', 'look', { seconds: null, kinds: 0, failed });
  const state = failed > 0 ? 'wrong' : youngest > 2 * day ? 'look' : 'well';
  return line('imports', state, { seconds: Math.round(youngest), kinds: kinds.length, failed });
}

function pictures({ pictures: { count, unstored } }: HealthFacts): HealthLine {
  return line('pictures', unstored > 0 ? 'look' : 'well', { count, unstored });
}

function keys({ keysEnding: { live, soon } }: HealthFacts): HealthLine {
  return line('keys', soon > 0 ? 'look' : 'well', { live, soon });
}

/** Renewed by machines a month before: two weeks before its end somebody should wonder why not. */
function certificate({ certificate: seen, now }: HealthMeans): HealthLine {
  if (seen === null) return line('certificate', 'well', { known: 0, https: 0, days: null });
  if (seen === 'unknown') return line('certificate', 'look', { known: 0, https: 1, days: null });
  const days = Math.floor((seen.endsAt - now) / (day * 1000));
  const state = !seen.isTrusted || days < 3 ? 'wrong' : days < 14 ? 'look' : 'well';
  return line('certificate', state, { known: 1, https: 1, days, trusted: seen.isTrusted ? 1 : 0 });
}

function backup({ rehearsal }: HealthFacts, { now }: HealthMeans): HealthLine {
  if (rehearsal === null) return line('backup', 'look', { seconds: null });
  const seconds = Math.round((now - rehearsal.at) / 1000);
  const state = !rehearsal.isWell ? 'wrong' : seconds > rehearsedDays * day ? 'look' : 'well';
  return line('backup', state, { seconds, failed: rehearsal.isWell ? 0 : 1 });
}
