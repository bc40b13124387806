import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type S3Account, signatureFault } from './s3-signature.ts';

export interface S3Emulator {
  /** With the bucket. */
  readonly url: string;
  readonly account: S3Account;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Calls so far: 'PUT /pictures/…'. */
  readonly calls: readonly string[];
  /** From now on it answers 503 to everything, or again as it should. */
  fail(failing: boolean): void;
  stop(): Promise<void>;
}

const bucket = 'pictures';
const status: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  SlowDown: 503,
};

/**
 * An object store with one bucket that takes S3's calls for single objects and lists, and is strict: a call that is not signed,
 * or signed with another key, for another time or over other bytes, is refused as S3 refuses it. Lists come in pages.
 */
export async function startS3Emulator(pageSize = 3): Promise<S3Emulator> {
  const account = { keyId: 'EMULATEDKEY', secret: 'emulated-secret-of-no-worth', region: 'eu-north-1' };
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const state = { failing: false };
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (state.failing) return refuse(response, 'SlowDown');
    const fault = signatureFault(request, body, account, new Date());
    if (fault !== null) return refuse(response, fault);
    const url = new URL(request.url ?? '/', 'http://emulator');
    const [, named, ...rest] = url.pathname.split('/');
    if (named !== bucket) return refuse(response, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (key === '') return list(response, url.searchParams);
    if (request.method === 'PUT') {
      objects.set(key, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'GET') {
      const found = objects.get(key);
      if (found === undefined) refuse(response, 'NoSuchKey');
      else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found);
    } else refuse(response, 'MethodNotAllowed');
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = all.slice(0, pageSize);
    const next = all.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    account,
    objects,
    calls,
    fail: (failing) => {
      state.failing = failing;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, code: string): void {
  sendXml(response, status[code] ?? 403, `<Error><Code>${code}</Code></Error>`);
}

function sendXml(response: ServerResponse, code: number, xml: string): void {
  response.writeHead(code, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
