import type { Permission } from '#domain/staff/permissions.ts';

/**
 * One call of the desk, below /kontor/api. There is none without a permission. What a GET takes beside its path stands in
 * the query, what the others take in a body of JSON. POST is an act: audited, and it carries an Idempotency-Key. PUT stores
 * what is one's own and nobody else sees yet, as a draft; sent twice it is the same.
 */
export interface DeskEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly permission: Permission;
}

export function read<const P extends Permission>(permission: P, path: string) {
  return { method: 'GET', path, permission } as const;
}

export function put<const P extends Permission>(permission: P, path: string) {
  return { method: 'PUT', path, permission } as const;
}

export function act<const P extends Permission>(permission: P, path: string) {
  return { method: 'POST', path, permission } as const;
}
