import { type EmulatedRoute, serveEmulator } from './emulator-server.ts';
import type { FaultPlan } from './faults.ts';

/** A message that went to a phone. */
export interface EmulatedSms {
  readonly id: string;
  readonly ref: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

/** How messages are reported on: how often, how late, with which outcome; 0 times is never. */
export interface ReportPlan {
  readonly times: number;
  readonly delayMs: number;
  readonly isDelivered: boolean;
}

export interface SmsEmulator {
  readonly url: string;
  readonly faults: FaultPlan;
  /** What phones have got, in the order they did: sent twice stands here twice. */
  readonly ledger: readonly EmulatedSms[];
  reports: ReportPlan;
  /** Where it reports to; null: nowhere. */
  reportTo: string | null;
  stop(): Promise<void>;
}

export interface SmsEmulatorTools {
  /** Sends it to the phone, and plans its reports. */
  deliver(message: Omit<EmulatedSms, 'id'>): EmulatedSms;
}

export interface EmulatedSmsProvider {
  readonly routes: readonly EmulatedRoute[];
  /** How it tells: a GET with a query, or a POST with JSON. */
  readonly report: (message: EmulatedSms, isDelivered: boolean) => { readonly query?: object; readonly json?: object };
}

/** A provider of text messages on a port of this machine. */
export async function serveSmsEmulator(build: (tools: SmsEmulatorTools) => EmulatedSmsProvider): Promise<SmsEmulator> {
  const ledger: EmulatedSms[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const provider = build({
    deliver: (message) => {
      const sent = { ...message, id: String(42_000_000 + ledger.length) };
      ledger.push(sent);
      for (let n = 0; n < emulator.reports.times; n += 1) plan(sent);
      return sent;
    },
  });
  const plan = (sent: EmulatedSms) => {
    const { reportTo, reports } = emulator;
    if (reportTo === null) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      tell(reportTo, provider.report(sent, reports.isDelivered)).catch(() => {});
    }, reports.delayMs);
    timers.add(timer);
  };
  const server = await serveEmulator(() => provider.routes);
  const emulator: SmsEmulator = {
    url: server.url,
    faults: server.faults,
    ledger,
    reports: { times: 1, delayMs: 0, isDelivered: true },
    reportTo: null,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      return server.stop();
    },
  };
  return emulator;
}

async function tell(url: string, { query, json }: ReturnType<EmulatedSmsProvider['report']>): Promise<void> {
  const asked = query === undefined ? url : `${url}?${new URLSearchParams(query as Record<string, string>)}`;
  const posted =
    json === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
  const response = await fetch(asked, { ...posted, signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
}
