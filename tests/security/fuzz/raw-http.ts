import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; one that came twice is joined. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** The server has closed, or says that it will. */
  readonly closes: boolean;
}

/** One connection that sends bytes as they are, which no HTTP client would, and reads one answer for each. */
export class RawConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: RawAnswer | null) => void; isHead: boolean } | null = null;
  #closed = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes: Buffer) => {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
      this.#look();
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.#closed = true;
      this.#look();
      this.#waiting?.resolve(null);
      this.#waiting = null;
    });
  }

  get usable(): boolean {
    return !this.#closed && this.#socket.writable;
  }

  /** The answer; null when the server closed without one. Asking with nothing waits for the next answer. */
  ask(bytes: Buffer, isHead = false): Promise<RawAnswer | null> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve(null);
      this.#waiting = { resolve, isHead };
      if (bytes.length > 0) this.#socket.write(bytes);
      this.#look(); // it may be there already
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #look(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    const found = readAnswer(this.#received, waiting.isHead, this.#closed);
    if (found === null) return;
    this.#received = this.#received.subarray(found.length);
    this.#waiting = null;
    waiting.resolve(found.answer);
  }
}

function readAnswer(bytes: Buffer, isHead: boolean, ended: boolean): { answer: RawAnswer; length: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [headers.get(name), line.slice(colon + 1).trim()].filter(Boolean).join(', '));
  }
  const rest = bytes.subarray(headEnd + 4);
  const body =
    isHead || status === 204 || status === 304 ? { bytes: Buffer.alloc(0), length: 0 } : bodyOf(rest, headers, ended);
  if (body === null) return null;
  const closes = ended || headers.get('connection') === 'close';
  return { answer: { status, headers, body: body.bytes, closes }, length: headEnd + 4 + body.length };
}

function bodyOf(
  rest: Buffer,
  headers: ReadonlyMap<string, string>,
  ended: boolean,
): { bytes: Buffer; length: number } | null {
  const length = headers.get('content-length');
  if (length !== undefined) {
    const wanted = Number(length);
    return rest.length < wanted ? null : { bytes: rest.subarray(0, wanted), length: wanted };
  }
  if (headers.get('transfer-encoding') !== 'chunked') return ended ? { bytes: rest, length: rest.length } : null;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (rest.length < end) return null;
    if (size === 0) return { bytes: Buffer.concat(chunks), length: end };
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}
