import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DebianPrograms } from './debian-programs.ts';

export const documented = path.resolve(import.meta.dirname, '../../docs/live/nginx.conf');

export interface LiveNginx {
  /** What has to be trusted to reach it. */
  readonly certificate: string;
  stop(): Promise<void>;
}

export interface NginxPlace {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The ports of the two processes. */
  readonly shops: readonly [number, number];
}

/** The nginx of docs/live/nginx.conf, with TLS by a certificate that was made just now. */
export async function startLiveNginx(
  { nginx, openssl }: DebianPrograms,
  { folder, httpPort, httpsPort, shops }: NginxPlace,
): Promise<LiveNginx> {
  const home = path.join(folder, 'nginx');
  // Its workers run as another user and keep large answers in files.
  await mkdir(home, { mode: 0o755 });
  await chmod(folder, 0o755);
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const making = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await promisify(execFile)(openssl, [...making, '-keyout', key, '-out', certificate, ...subject]);

  const site = replaced(await readFile(documented, 'utf8'), [
    ['10.0.0.1:3000', `127.0.0.1:${shops[0]}`],
    ['10.0.0.2:3000', `127.0.0.1:${shops[1]}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['/etc/ssl/shop.example/fullchain.pem', certificate],
    ['/etc/ssl/shop.example/privkey.pem', key],
    ['https://shop.example$', `https://localhost:${httpsPort}$`],
    ['server_name shop.example;', 'server_name localhost;'],
  ]);
  await writeFile(path.join(home, 'shop.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(home, name)};`,
  );
  const main = path.join(home, 'nginx.conf');
  // After so many requests nginx says goodbye on an HTTP/2 connection; browsers go on on another, Node's fetch fails.
  const oneConnection = 'keepalive_requests 1000000;';
  await writeFile(
    main,
    `daemon off; pid ${path.join(home, 'pid')}; error_log ${path.join(home, 'error.log')} error;
     events {} http { access_log off; ${oneConnection} ${temporary.join(' ')} include ${path.join(home, 'shop.conf')}; }`,
  );
  await promisify(execFile)(nginx, ['-t', '-q', '-c', main]);
  const child = spawn(nginx, ['-c', main], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    certificate: await readFile(certificate, 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** A place that is not there is a document that has moved on without its rehearsal. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${documented} has no '${from}' any more`);
    return changed.replaceAll(from, to);
  }, text);
}
