export function MoreScreen(_: { readonly id?: number | null; readonly query?: string; readonly printing?: unknown }) {
  return null;
}
