import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { type Service, startService } from '../machines/service.ts';
import { patroniPort, postgresPort } from './patroni.ts';

export const [primaryPort, replicaPort, shopPort] = [4250, 4251, 4200];

export interface HaproxyPlace {
  readonly machine: Machine;
  readonly folder: string;
  readonly log: string;
}

/** Leads to whichever node says that it is the primary, and to the replicas on a port of its own. */
export function startDatabaseProxy(
  program: string,
  place: HaproxyPlace,
  databases: readonly Machine[],
): Promise<Service> {
  const nodes = databases
    .map(({ name, address }) => `  server ${name} ${address}:${postgresPort} check port ${patroniPort}`)
    .join('\n');
  const listen = (name: string, port: number, role: string) => `
listen ${name}
  mode tcp
  bind ${place.machine.address}:${port}
  option httpchk GET /${role}
  http-check expect status 200
  timeout check 1s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes}
`;
  return startHaproxy(
    program,
    'database',
    place,
    listen('primary', primaryPort, 'primary') + listen('replica', replicaPort, 'replica'),
  );
}

/** Leads visitors to the shop's processes in turn. */
export function startShopProxy(program: string, place: HaproxyPlace, shops: readonly Machine[]): Promise<Service> {
  const servers = shops
    .map(({ name, address }) => `  server ${name} ${address}:${shopPort} check inter 1s fall 2 rise 1`)
    .join('\n');
  const config = `
listen shop
  mode http
  bind ${place.machine.address}:${shopPort}
  balance roundrobin
  option httpchk GET /healthz
  option forwardfor
  option redispatch
${servers}
`;
  return startHaproxy(program, 'shop', place, config);
}

async function startHaproxy(
  program: string,
  name: string,
  { machine, folder, log }: HaproxyPlace,
  listens: string,
): Promise<Service> {
  const file = path.join(folder, `haproxy-${name}.cfg`);
  // Half an hour: the connection that listens says something every five seconds, those of the pool may rest.
  await writeFile(
    file,
    `global
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  retries 1
${listens}`,
  );
  return startService(machine, { program, args: ['-db', '-f', file], log });
}
