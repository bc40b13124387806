import { boundedText, type FetchLimits, type JsonResponse } from './fetch-json.ts';

/** The service was not reached: it has done nothing. */
export class NotReachedError extends Error {
  override readonly name = 'NotReachedError';
}

const notReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Posts JSON to an outside service, to the configured address alone (R36). Throws NotReachedError when nothing can have happened
 * there; on a timeout, a broken connection or an answer that is no JSON it throws too, and what has happened is not known.
 */
export async function postJson(
  url: string,
  { headers, body }: JsonRequest,
  { timeoutMs, mostBytes }: FetchLimits,
): Promise<JsonResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'hent', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw notReached.has(error.cause?.code ?? '') ? new NotReachedError(error.cause?.code) : error;
  });
  const text = await boundedText(response, mostBytes);
  return { status: response.status, body: response.ok ? (JSON.parse(text) as unknown) : text.slice(0, 300) };
}
