import type { HostileRequest } from './hostile-request.ts';
import { headerMark, markupMark } from './hostile-values.ts';
import type { RawAnswer } from './raw-http.ts';

/** What the contract adds to an error besides `message` and `errors` (DEC-02, DEC-89, DEC-97). */
const errorFields = new Set(['message', 'errors', 'cartErrors', 'total', 'DeclineReason']);
/** What only the inside of a server knows. */
const inside = /\bat .+\.[cm]?[jt]s:\d|node_modules|FST_ERR|ERR_[A-Z]{3}|syntax error at|\bpg_|ECONN/;

/** What is wrong with this answer; empty when nothing is. */
export function faultsOf(request: HostileRequest, answer: RawAnswer): string[] {
  const { status, headers } = answer;
  const type = headers.get('content-type') ?? '';
  const text = answer.body.toString('utf8');
  const faults: string[] = [];
  if (status === 0) faults.push('no answer of HTTP');
  if (status >= 500 && !isDeliberate(answer)) faults.push(`status ${status}`);
  if (status >= 400 && type.includes('json') && request.method !== 'HEAD') faults.push(...shapeFaults(text));
  if (status >= 400 && !type.includes('json') && text !== '' && request.target.startsWith('/api/v1/'))
    faults.push(`an error of the API as ${type}`);
  if (status >= 400 && !type.includes('html') && inside.test(text)) faults.push('tells about the inside');
  if (type.includes('html') && text.includes(markupMark)) faults.push('gives markup back');
  if (headers.has(headerMark)) faults.push('gives a header of the request’s making');
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('has no security headers');
  const location = headers.get('location');
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) faults.push(`leads away to ${location}`);
  return faults;
}

/** Said on purpose: a dependency or the password queue is full, with when to come back (R13, R33). */
function isDeliberate({ status, headers }: RawAnswer): boolean {
  return status === 503 && headers.has('retry-after');
}

function shapeFaults(text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['an error that is no JSON'];
  }
  if (typeof body !== 'object' || body === null) return ['an error that is no object'];
  const { message, errors } = body as { message?: unknown; errors?: unknown };
  const faults = Object.keys(body)
    .filter((field) => !errorFields.has(field))
    .map((field) => `an error with the field ${field}`);
  if (typeof message !== 'string' || message === '') faults.push('an error without a message');
  const isTold = (value: unknown) => Array.isArray(value) && value.every((line) => typeof line === 'string');
  if (errors !== undefined && !(typeof errors === 'object' && errors !== null && Object.values(errors).every(isTold)))
    faults.push('errors that are not {field: [text]}');
  return faults;
}
