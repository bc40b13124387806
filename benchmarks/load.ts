/**
 * A load that costs little itself, so that what is measured is the server: keep-alive sockets in a thread of their own,
 * each sending its next request when the last answer is whole. Only the head's end and the length are looked at.
 */
import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Answers per second; throws when one was no 200. */
export function perSecond(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread) run(workerData as Load);

function run({ url, headers, connections, seconds }: Load): void {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`,
  );
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let left = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('data', (bytes: Buffer) => {
      left = left > 0 ? left - bytes.length : restOf(bytes);
      if (left > 0) return;
      answers += 1;
      socket.write(request);
    });
    return socket;
  });
  setTimeout(() => {
    for (const socket of sockets) socket.destroy();
    parentPort?.postMessage(answers / seconds);
  }, seconds * 1000);
}

/** How many bytes of the answer that begins here are still to come. */
function restOf(bytes: Buffer): number {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (headEnd < 0 || length === undefined || !head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 200));
  return Number(length) - (bytes.length - headEnd - 4);
}
