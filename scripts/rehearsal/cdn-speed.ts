import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { requestBytes, runLoad } from '../../benchmarks/load.ts';

export interface HitSpeed {
  readonly perSecond: number;
  readonly by: string;
}

const wrk = '/usr/bin/wrk';

/** Pages a second that Varnish gives of its own, to a client on the same machine: wrk where it is, else the house's own. */
export async function hitSpeed(url: string, path: string, seconds: number): Promise<HitSpeed> {
  if (existsSync(wrk)) {
    const args = ['-t', '2', '-c', '64', '-d', `${seconds}s`, '-H', 'Accept-Encoding: gzip', url + path];
    const { stdout } = await promisify(execFile)(wrk, args);
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
    return { perSecond: /Non-2xx/.test(stdout) ? 0 : perSecond, by: 'wrk' };
  }
  const request = requestBytes('GET', path, { 'accept-encoding': 'gzip' });
  const { good } = await runLoad({ url, connections: 64, seconds, next: () => request });
  return { perSecond: good, by: "the benchmarks' client" };
}
