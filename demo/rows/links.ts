import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';

/** Nobody has a secret that fits: the systems of the demo have been there, and cannot come in. */
const noSecret = new Uint8Array(32);
/** Apart from what the demo's own orders tell. */
const firstEvent = 9_000_001;

interface Told {
  readonly type: string;
  readonly at: Date;
  readonly state: 'delivered' | 'failed' | 'waiting';
  readonly attempts: number;
  readonly status?: number;
  readonly error?: string;
  readonly answer?: string;
}

/** Systems that the demo's chain works with, and what it has told them. The till's address answered badly and was given up. */
export function linkRows(day: DemoDay): Record<string, Row[]> {
  const told: readonly Told[] = [
    { type: 'withdrawal.received', at: day.at(-4, 11, 4), state: 'delivered', attempts: 1, status: 204 },
    {
      type: 'stock.short',
      at: day.at(-3, 12, 31),
      state: 'failed',
      attempts: 10,
      status: 503,
      answer: 'Service Unavailable: queue is full',
    },
    { type: 'stock.short', at: day.at(-1, 15, 12), state: 'waiting', attempts: 2, error: 'no answer in 15 seconds' },
  ];
  return {
    system_keys: [
      keyRow(day, { id: 'kasse00001', system: 'kasse', scopes: ['stock:write', 'orders:read'], used: -1, days: 200 }),
      keyRow(day, { id: 'lager00001', system: 'lager-sentral', scopes: ['stock:write'], used: null, days: 9 }),
    ],
    webhooks: [
      {
        webhook_id: 1,
        url: 'https://kasse.nordvarde.example/hent',
        types: ['stock.short', 'withdrawal.received'],
        secret: noSecret,
        created_at: day.at(-40, 9),
        paused_at: day.at(0, 0, 1),
        paused_because: '10 attempts in three days failed',
      },
    ],
    outbox_events: told.map(({ type, at }, index) => ({
      event_id: firstEvent + index,
      position: index - told.length,
      type,
      data: {},
      created_at: at,
    })),
    webhook_deliveries: told.map(({ state, attempts, status, error, answer, at }, index) => ({
      webhook_id: 1,
      event_id: firstEvent + index,
      state,
      attempts,
      next_attempt_at: day.at(1, 9),
      last_status: status,
      last_error: error,
      last_answer: answer,
      ended_at: state === 'waiting' ? null : at,
    })),
    maintenance_runs: [
      { kind: 'restore-rehearsal', ended_at: day.at(-6, 4, 12), is_well: true, facts: { tables: 98, rows: 412_004 } },
    ],
  };
}

interface DemoKey {
  readonly id: string;
  readonly system: string;
  readonly scopes: readonly string[];
  /** Days from today; null: never. */
  readonly used: number | null;
  readonly days: number;
}

function keyRow(day: DemoDay, { id, system, scopes, used, days }: DemoKey): Row {
  return {
    key_id: id,
    system,
    secret_hash: noSecret,
    scopes,
    created_at: day.at(-40, 9),
    last_used_at: used === null ? null : day.at(used, 8, 2),
    expires_at: day.at(days, 9),
  };
}
