/**
 * A load that costs little itself, so that what is measured is the server: keep-alive sockets, each sending its next request
 * when the last answer is whole. Only the status, the head's end and the length are looked at. The server is another process
 * (own-process.ts), so that the two do not share a thread.
 */
import { connect } from 'node:net';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The bytes of the next request: the same again, or one that nobody has asked before. */
  readonly next: () => Buffer;
}

export interface LoadOutcome {
  /** Answers a second that gave what was asked for. */
  readonly good: number;
  /** Answers a second that told to come back (503, 429). */
  readonly refused: number;
  /** Milliseconds that half of the good answers, and 99 of 100, took at the most. */
  readonly p50: number;
  readonly p99: number;
  /** Answers of either kind, in all. */
  readonly count: number;
}

export function runLoad({ url, connections, seconds, next }: Load): Promise<LoadOutcome> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  let refused = 0;
  return new Promise((resolve, reject) => {
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      let begun = 0;
      let left = 0;
      let status = 0;
      const ask = () => {
        begun = performance.now();
        socket.write(next());
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (bytes: Buffer) => {
        if (left > 0) left -= bytes.length;
        else {
          const head = headOf(bytes);
          status = head.status;
          left = head.left;
        }
        if (left > 0) return;
        if (status === 503 || status === 429) refused += 1;
        else if (status < 300) times.push(performance.now() - begun);
        else return void reject(new Error(`${url} was answered with ${bytes.toString('latin1', 0, 300)}`));
        ask();
      });
      return socket;
    });
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
      resolve({
        good: times.length / seconds,
        refused: refused / seconds,
        p50: at(0.5),
        p99: at(0.99),
        count: times.length + refused,
      });
    }, seconds * 1000);
  });
}

/** A request as it goes over the wire. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** The answer's status, and how many of its bytes are still to come. */
function headOf(bytes: Buffer): { status: number; left: number } {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (headEnd < 0 || length === undefined) throw new Error(`No length in ${head.slice(0, 300)}`);
  return { status: Number(head.slice(9, 12)), left: Number(length) - (bytes.length - headEnd - 4) };
}
