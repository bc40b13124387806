import { type DeskCall, deskEndpoints } from '#contract/desk/endpoints.ts';
import type { DeskAnswer, DeskRequest } from '#contract/desk/schemas.ts';
import { type SignInCall, signInEndpoints } from '#contract/desk/sign-in/endpoints.ts';
import type { SignInAnswer, SignInRequest } from '#contract/desk/sign-in/schemas.ts';
import { deskApi, deskHeaders } from '#contract/desk/wire.ts';
import { type Answer, readRefusal } from './answer.ts';

export interface CallOptions {
  /** The same until the call is answered: a repeat gets the first answer. */
  readonly key?: string;
  /** Asked by the page and not by the person: keeps no session alive. */
  readonly byItself?: boolean;
}

const patience = 15_000;

/** One call of the desk's contract over HTTP. Never throws: a dropped line is an answer, too. */
export function call<Call extends DeskCall>(
  name: Call,
  input: DeskRequest<Call>,
  options: CallOptions = {},
): Promise<Answer<DeskAnswer<Call>>> {
  return send(deskEndpoints[name], input as object, options);
}

export function callSignIn<Call extends SignInCall>(
  name: Call,
  input: SignInRequest<Call>,
): Promise<Answer<SignInAnswer<Call>>> {
  return send(signInEndpoints[name], input as object, {});
}

async function send<T>(
  { method, path }: { readonly method: string; readonly path: string },
  input: object,
  { key, byItself = false }: CallOptions,
): Promise<Answer<T>> {
  const rest: Record<string, unknown> = { ...input };
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const isRead = method === 'GET';
  try {
    const response = await fetch(`${deskApi}${address}${isRead ? queryOf(rest) : ''}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(!isRead && { [deskHeaders.own]: '1', 'Content-Type': 'application/json' }),
        ...(byItself && { [deskHeaders.byItself]: '1' }),
        ...(key !== undefined && { [deskHeaders.key]: key }),
      },
      body: isRead ? null : JSON.stringify(rest),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    const entry = response.headers.get(deskHeaders.entry);
    if (response.ok) return { kind: 'done', value: body as T, entry: entry === null ? null : Number(entry) };
    if (response.status >= 502) return { kind: 'no-connection' };
    return { kind: 'refused', refusal: readRefusal(body) };
  } catch {
    return { kind: 'no-connection' };
  }
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
