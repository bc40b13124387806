import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { loopbackMachine, type Machine } from './machine.ts';

export interface Network {
  readonly machines: readonly Machine[];
  /** This machine itself, where visitors come in. */
  readonly front: Machine;
  /** Whether the machines have networks of their own, so that they can be cut off. */
  readonly isReal: boolean;
  /** Nothing goes between these two any more, and nobody is told. */
  cut(one: Machine, other: Machine): Promise<void>;
  heal(one: Machine, other: Machine): Promise<void>;
  /** An address here as the machines reach it. */
  reach(url: string): Promise<string>;
  close(): Promise<void>;
}

/** An address of loopback that no other drill has. */
const front: Machine = { ...loopbackMachine('front', 0), address: `127.0.78.${(process.pid % 250) + 1}` };

/** So many machines: network namespaces joined by a bridge where that may be made (root, Linux), else addresses of loopback. */
export async function openNetwork(names: readonly string[], loopback = false): Promise<Network> {
  if (!loopback && process.getuid?.() === 0 && existsSync('/usr/sbin/ip')) return openNamespaces(names);
  const nothing = async () => {};
  return {
    machines: names.map((name, at) => loopbackMachine(name, at + 1)),
    front,
    isReal: false,
    cut: nothing,
    heal: nothing,
    reach: async (url) => url,
    close: nothing,
  };
}

interface Namespaced extends Machine {
  readonly namespace: string;
}

/** An address that nobody has on the bridge: what is sent there is never heard of again. */
const nobody = '02:00:00:00:00:01';
const ip = (...args: readonly string[]) => promisify(execFile)('ip', args);

async function openNamespaces(names: readonly string[]): Promise<Network> {
  const id = process.pid.toString(36);
  const bridge = `hent${id}`;
  const subnet = `10.77.${process.pid % 256}`;
  const here = `${subnet}.254`;
  const relays = new Map<string, { readonly server: Server; readonly url: string }>();
  const machines: readonly Namespaced[] = names.map((name, at) => {
    const namespace = `${bridge}-${name}`;
    const command = (program: string, args: readonly string[]) =>
      ['ip', ['netns', 'exec', namespace, program, ...args]] as const;
    return { name, namespace, address: `${subnet}.${at + 1}`, command };
  });
  const close = async () => {
    for (const { server } of relays.values()) server.close();
    for (const { namespace } of machines) await ip('netns', 'del', namespace).catch(() => {});
    await ip('link', 'del', bridge).catch(() => {});
  };
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${here}/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const [at, { namespace, address }] of machines.entries()) {
      const wire = `hw${id}${at}`;
      await ip('netns', 'add', namespace);
      await ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
      await ip('link', 'set', wire, 'master', bridge, 'up');
      await ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) await ip('-n', namespace, 'link', 'set', device, 'up');
    }
  } catch (error) {
    await close();
    throw error;
  }
  const both = async (one: Machine, other: Machine, act: (from: Namespaced, to: Machine) => Promise<unknown>) => {
    await act(one as Namespaced, other);
    await act(other as Namespaced, one);
  };
  return {
    machines,
    front,
    isReal: true,
    cut: (one, other) =>
      both(one, other, ({ namespace }, { address }) =>
        ip('-n', namespace, 'neigh', 'replace', address, 'lladdr', nobody, 'dev', 'eth0', 'nud', 'permanent'),
      ),
    heal: (one, other) =>
      both(one, other, ({ namespace }, { address }) => ip('-n', namespace, 'neigh', 'del', address, 'dev', 'eth0')),
    reach: async (url) => {
      const target = new URL(url);
      const known = relays.get(target.host) ?? { server: await relay(here, Number(target.port)), url: '' };
      relays.set(target.host, known);
      target.hostname = here;
      return target.href.replace(/\/$/, '');
    },
    close,
  };
}

/** What listens on loopback alone, at the bridge's address too. */
async function relay(address: string, port: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return server;
}
