export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}

export function isoTimeOrNull(instant: number | null): string | null {
  return instant === null ? null : isoTime(instant);
}
