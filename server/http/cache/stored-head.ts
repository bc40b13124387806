import type { ServerResponse } from 'node:http';
import { headerLines } from './answer-head.ts';

/** Where Node has the text of an answer's head between `writeHead` and the first piece of the body. */
interface NodesOwn {
  _header?: string | null;
}

/**
 * Stores the head of an answer that is 200, from lines that were checked before, in place of `writeHead`: that checks and joins some
 * twenty headers again for each answer, a tenth of what a cached page costs (docs/decisions/0091). Node has no public way to take a
 * head that is ready. False, and nothing is done, where its field for it is not what it was, or the connection is to be closed.
 */
export function storeHead(response: ServerResponse, lines: () => string, keepAliveSeconds: number): boolean {
  const own: NodesOwn = response as ServerResponse & NodesOwn;
  if (own._header !== null || !response.shouldKeepAlive) return false;
  own._header = `HTTP/1.1 200 OK\r\n${lines()}${dateLine()}Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  return true;
}

let dated = { second: 0, line: '' };

/** Made once a second. */
function dateLine(): string {
  const now = Date.now();
  const second = now - (now % 1000);
  if (dated.second !== second) dated = { second, line: headerLines(['Date', new Date(second).toUTCString()]) };
  return dated.line;
}
