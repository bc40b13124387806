import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EmulatorServer } from '#emulators/emulator-server.ts';
import type { Fault } from '#emulators/faults.ts';
import { emulatedDetour, startOsrmEmulator } from '#emulators/osrm/osrm-emulator.ts';
import { osrmDistances } from './osrm-distances.ts';

const client = { latitude: 59.9127, longitude: 10.7461 };
const oslo = { latitude: 59.9139, longitude: 10.7522 };
const drammen = { latitude: 59.744, longitude: 10.2045 };

let osrm: EmulatorServer;
const failures: unknown[] = [];
const clock = { now: 0 };
const adapter = (timeoutMs = 10_000) =>
  osrmDistances({
    url: osrm.url,
    timeoutMs,
    onFailure: (error) => {
      failures.push(error);
    },
    now: () => clock.now,
  });

beforeEach(async () => {
  osrm = await startOsrmEmulator();
  failures.length = 0;
  clock.now = 0;
});
afterEach(() => osrm.stop());

describe('distances from OSRM', () => {
  test('API-31 API-32 DEC-127 the whole matrix in whole metres, asked with longitude first', async () => {
    const table = await adapter().table([client, oslo, drammen]);
    expect(table?.map((row) => row.length)).toEqual([3, 3, 3]);
    expect(table?.[0]).toEqual([0, Math.round(475 * emulatedDetour), Math.round(46_292 * emulatedDetour)]);
    expect(osrm.requests).toEqual([
      {
        method: 'GET',
        url: '/table/v1/car/10.7461,59.9127;10.7522,59.9139;10.2045,59.744?annotations=distance',
      },
    ]);
  });

  test('R36 answers are cached, also for a neighbour some metres away', async () => {
    const distances = adapter();
    const near = { latitude: client.latitude + 0.00002, longitude: client.longitude - 0.00003 };
    expect(await distances.table([near, oslo])).toEqual(await distances.table([client, oslo]));
    expect(osrm.requests).toHaveLength(1);
    clock.now = 86_400_000;
    await distances.table([client, oslo]);
    expect(osrm.requests).toHaveLength(2);
  });

  const instead = (json: unknown, status = 200): Fault => ({
    on: 'table',
    kind: 'instead',
    times: 1,
    answer: { status, json },
  });
  const once = (kind: Fault['kind'], ms?: number): Fault => ({
    on: 'table',
    kind,
    times: 1,
    ...(ms === undefined ? {} : { ms }),
  });
  const faults: [string, Fault][] = [
    ['slow', once('slow', 2_000)],
    ['hanging', once('hang')],
    ['dead', once('cut-before')],
    ['broken off', once('half')],
    ['garbage', once('garbage')],
    ['another shape', instead({ code: 'Ok', distances: 'far' })],
    ['a table of another size', instead({ code: 'Ok', distances: [[0]] })],
    [
      'a distance below nothing',
      instead({
        code: 'Ok',
        distances: [
          [0, -1],
          [1, 0],
        ],
      }),
    ],
    ['server error', once('error')],
    ['too many requests', once('busy')],
    ['leads elsewhere', { on: 'table', kind: 'instead', times: 1, answer: { redirect: 'http://127.0.0.1:1/' } }],
  ];
  test.each(faults)('ERR-36 R18 %s: nobody can tell, and it is logged', async (_, fault) => {
    osrm.faults.plan(fault);
    const late = fault.kind === 'slow' || fault.kind === 'hang';
    const distances = adapter(late ? 100 : 10_000);
    expect(await distances.table([client, oslo])).toBeNull();
    expect(failures).toHaveLength(1);
    // A failure is not cached.
    if (!late) expect(await distances.table([client, oslo])).not.toBeNull();
  });

  test('places without a road near are no failure of the server', async () => {
    const pole = { latitude: 89, longitude: 0 };
    const distances = adapter();
    for (let time = 0; time < 12; time++) {
      expect(await distances.table([client, { ...pole, longitude: time }])).toBeNull();
    }
    expect(failures).toEqual([]);
    expect(await distances.table([client, oslo])).not.toBeNull();
  });

  test('R18 after some failures OSRM is left alone, and asked again later', async () => {
    osrm.faults.plan({ on: 'table', kind: 'cut-before' });
    const distances = adapter();
    for (let time = 0; time < 20; time++) expect(await distances.table([client, oslo])).toBeNull();
    expect(osrm.requests.length).toBeLessThanOrEqual(10);
    expect(failures).toHaveLength(osrm.requests.length);
    osrm.faults.clear();
    clock.now += 10_000;
    expect(await distances.table([client, oslo])).not.toBeNull();
  });

  test('an answer without end is cut', async () => {
    osrm.faults.plan(instead({ code: 'Ok', filler: 'x'.repeat(3_000_000) }));
    expect(await adapter().table([client, oslo])).toBeNull();
    expect(String(failures[0])).toContain('larger than');
  });
});
