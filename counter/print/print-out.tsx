export function PrintOut(_: { readonly id?: number | null; readonly query?: string; readonly printing?: unknown }) {
  return null;
}
