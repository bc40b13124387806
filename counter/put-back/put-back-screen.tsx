export function PutBackScreen(_: { readonly id?: number | null; readonly query?: string; readonly printing?: unknown }) {
  return null;
}
