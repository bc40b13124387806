/**
 * What every use case gives: a value, or a refusal that was to be expected. A refusal says what is the matter as data; how that
 * is answered (status, words) is for whoever asked.
 */
export type Result<T, Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** There is no such thing, or not for whoever asks. */
export interface Unknown {
  readonly reason: 'unknown';
}

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<const Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** The same outcome with another value. */
export function mapValue<T, U, Refusal>(result: Result<T, Refusal>, make: (value: T) => U): Result<U, Refusal> {
  return result.ok ? done(make(result.value)) : result;
}
