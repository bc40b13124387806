/** What a provider answered: its HTTP status and the JSON it sent. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface FetchLimits {
  /** For the whole answer, not for its first byte alone. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

/**
 * Fetches JSON from an outside service. Throws on a timeout, on an answer that is too large or no JSON, and on a redirect, so that
 * nothing but the configured address can be reached (R36).
 */
export async function fetchJson(url: string, { timeoutMs, mostBytes }: FetchLimits): Promise<JsonResponse> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'hent' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: JSON.parse(await boundedText(response, mostBytes)) as unknown };
}

export async function boundedText(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw new RangeError(`The answer is larger than ${mostBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
