/** Readers of single stored values: each gives the value when it is what it should be, else undefined. */

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function flagIn(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

export function listIn<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => read(entry) ?? []);
}
