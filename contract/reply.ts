/**
 * What every call answers, over HTTP and in process alike: expected failures are values, only surprises throw.
 * A failure's `body` is what goes over the wire (DEC-02): `{message, errors?}` and, where the contract adds
 * something (cartErrors, the new total), that too.
 */
export interface FailureBody {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly [extra: string]: unknown;
}

/** Part of a 503: nobody knows whether what was asked for was done. The same key again finds out (DEC-89). */
export interface UnknownOutcome {
  readonly outcome: 'unknown';
}

export interface Success<T> {
  readonly ok: true;
  readonly status: number;
  readonly data: T;
}

export interface Failure {
  readonly ok: false;
  readonly status: number;
  readonly body: FailureBody;
  /** When it is worth trying again (header Retry-After). */
  readonly retryAfterSeconds?: number;
}

export type Reply<T> = Success<T> | Failure;

export function success<T>(data: T, status = 200): Success<T> {
  return { ok: true, status, data };
}

export function failure(status: number, message: string, extra?: Omit<FailureBody, 'message'>): Failure {
  return { ok: false, status, body: { message, ...extra } };
}

/** DEC-06 and the 'unknown: 404' rows of the API. */
export function notFound(): Failure {
  return failure(404, 'Not found.');
}

export function unprocessable(errors: Record<string, readonly string[]>): Failure {
  const first = Object.values(errors)[0]?.[0];
  return failure(422, first ?? 'The given data was invalid.', { errors });
}

/** One attempt more than is allowed (R31, R36). */
export function tooMany(message: string, { retryAfterSeconds }: { readonly retryAfterSeconds: number }): Failure {
  return { ...failure(429, message), retryAfterSeconds };
}

export function isUnknownOutcome({ status, body }: Failure): boolean {
  return status === 503 && body.outcome === ('unknown' satisfies UnknownOutcome['outcome']);
}
