import path from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { type Service, startService } from '../machines/service.ts';

const [clientPort, peerPort] = [4279, 4280];
export const etcdAddress = ({ address }: Machine) => `${address}:${clientPort}`;

/** One of the three that agree on who leads; its data stays, so it can come back after a kill. */
export function startEtcd(
  program: string,
  { machine, machines, folder }: { machine: Machine; machines: readonly Machine[]; folder: string },
): Service {
  const peer = ({ address }: Machine) => `http://${address}:${peerPort}`;
  const client = `http://${etcdAddress(machine)}`;
  return startService(machine, {
    program,
    log: path.join(folder, 'etcd.log'),
    args: [
      ['--name', machine.name],
      ['--data-dir', path.join(folder, 'etcd')],
      ['--listen-peer-urls', peer(machine)],
      ['--initial-advertise-peer-urls', peer(machine)],
      ['--listen-client-urls', client],
      ['--advertise-client-urls', client],
      ['--initial-cluster', machines.map((each) => `${each.name}=${peer(each)}`).join(',')],
      ['--initial-cluster-state', 'new'],
      // One that comes back must not call an election that nobody needs: the leader would step down for it.
      ['--pre-vote'],
      // Patroni writes who leads only over what it has read, which it does by the old interface alone (patroni.ts).
      ['--enable-v2'],
      ['--logger', 'zap'],
      ['--log-level', 'warn'],
    ].flat(),
  });
}
