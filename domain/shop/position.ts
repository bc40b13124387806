import { isPostcode } from './postcode.ts';

/** The device refused or failed to say where it is; carries the provider's message and code (API-74). */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code: number;

  constructor(provided: { readonly message: string; readonly code: number }) {
    super(provided.message);
    this.code = provided.code;
  }
}

/** There was nothing to find a position by (VAL-34, DEC-130). */
export class InternalPositionError extends Error {
  override readonly name = 'InternalPositionError';

  constructor() {
    super('internal position error');
  }
}

export type PositionSource = { readonly kind: 'postcode'; readonly postcode: string } | { readonly kind: 'device' };

/** What a position is found by: a postcode when one is given, else the device (DEC-130). */
export function positionSource(postcode: string, deviceCanTell: boolean): PositionSource {
  const code = postcode.trim();
  if (isPostcode(code)) return { kind: 'postcode', postcode: code };
  if (deviceCanTell) return { kind: 'device' };
  throw new InternalPositionError();
}
