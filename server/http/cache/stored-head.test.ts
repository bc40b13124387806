import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerHead, headerLines, ownLines } from './answer-head.ts';
import { storeHead } from './stored-head.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const pairs = ['content-type', 'text/plain', 'set-cookie', 'a=1', 'set-cookie', 'b=2', 'content-length', '5'];

/** Everything that comes over one connection, until the server ends it or the text has come. */
async function wire(handle: (response: ServerResponse, url: string) => void, request: string, until: string) {
  const server = createServer({ keepAliveTimeout: 65_000 }, (asked, response) => handle(response, asked.url ?? ''));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.write(request);
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes(until)) break;
  }
  return text;
}

const byNode = (response: ServerResponse) => void response.writeHead(200, pairs).end('brød');
const stored: boolean[] = [];
const byLines = (response: ServerResponse, body = 'brød') => {
  const isStored = storeHead(response, () => answerHead(pairs).lines, 65);
  stored.push(isStored);
  if (!isStored) response.writeHead(200, pairs);
  response.end(body);
};
const undated = (text: string) => text.replace(/Date: [^\r]+/, 'Date: then');

test.each([
  ['of HTTP/1.1', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', true],
  ['of HTTP/1.0 that is to go on', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', true],
  ['that is to be closed', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', false],
  ['of HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', false],
])('a stored head is what Node writes itself, on a connection %s', async (_, request, isStored) => {
  stored.length = 0;
  expect(undated(await wire((response) => byLines(response), request, 'brød'))).toBe(
    undated(await wire(byNode, request, 'brød')),
  );
  expect(stored).toEqual([isStored]);
});

test('requests that come at once are answered in turn, each with its own head and body', async () => {
  const two = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n';
  const late: (() => void)[] = [];
  const handle = (response: ServerResponse, url: string) => {
    if (url === '/a') late.push(() => byLines(response, 'first'));
    else {
      byLines(response, 'secnd');
      for (const answer of late) setTimeout(answer, 20);
    }
  };
  const text = await wire(handle, two, 'secnd');
  expect(text.split('HTTP/1.1 200 OK')).toHaveLength(3);
  expect(text.indexOf('first')).toBeLessThan(text.indexOf('secnd'));
});

test('R34 a header that would make another line is refused', () => {
  expect(() => headerLines(['x', 'a\r\nset-cookie: b=1'])).toThrow();
  expect(() => headerLines(['x\r\ny', 'a'])).toThrow();
  expect(() => headerLines(['', 'a'])).toThrow();
  for (const value of ['a\r\nset-cookie: b=1', 'a\nb', 'a\rb']) expect(() => ownLines(['x', value])).toThrow();
  expect(ownLines(['x', 'a', 'y', 'b'])).toBe('x: a\r\ny: b\r\n');
});
