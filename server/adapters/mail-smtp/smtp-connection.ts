import net from 'node:net';
import tls from 'node:tls';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); else STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string;
}

const answerMs = 20_000;

/** Commands and answers of SMTP (RFC 5321) over one connection; an answer is its code and its lines. */
export class SmtpConnection {
  readonly #host: string;
  #socket: net.Socket;
  #rest = '';
  #lines: string[] = [];
  #waiting: { resolve: (lines: string[]) => void; reject: (error: Error) => void } | undefined;
  #broken: Error | undefined;

  private constructor(host: string, socket: net.Socket) {
    this.#host = host;
    this.#socket = socket;
    this.#follow(socket);
  }

  static async open({ host, port, secure }: SmtpServer): Promise<SmtpConnection> {
    const socket = secure ? tls.connect({ host, port, servername: host }) : net.connect({ host, port });
    const connection = new SmtpConnection(host, socket);
    await connection.#answer(220);
    return connection;
  }

  /** Sends a line and gives the answer's lines, without their codes; another code than the expected one throws. */
  async say(line: string, expected: number): Promise<string[]> {
    this.#socket.write(`${line}\r\n`);
    return this.#answer(expected);
  }

  async startTls(): Promise<void> {
    await this.say('STARTTLS', 220);
    this.#socket.removeAllListeners();
    // What came in the clear before the handshake must not be taken for an answer inside it.
    this.#rest = '';
    this.#socket = tls.connect({ socket: this.#socket, servername: this.#host });
    this.#follow(this.#socket);
  }

  close(): void {
    this.#socket.destroy();
  }

  #follow(socket: net.Socket): void {
    socket.setTimeout(answerMs, () => this.#fail(new Error('The mail server does not answer')));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The mail server closed the connection')));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => this.#read(String(chunk)));
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\r\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      this.#lines.push(line);
      if (/^\d{3}-/.test(line)) continue;
      const answer = this.#lines;
      this.#lines = [];
      this.#waiting?.resolve(answer);
      this.#waiting = undefined;
    }
  }

  #fail(error: Error): void {
    this.#broken ??= error;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  async #answer(expected: number): Promise<string[]> {
    if (this.#broken !== undefined) throw this.#broken;
    const lines = await new Promise<string[]>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    const last = lines.at(-1) ?? '';
    if (!last.startsWith(String(expected))) throw new Error(`The mail server answered '${last}'`);
    return lines.map((line) => line.slice(4));
  }
}
