export function CountScreen(_: { readonly id?: number | null; readonly query?: string; readonly printing?: unknown }) {
  return null;
}
