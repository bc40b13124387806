import { firstName } from '#domain/staff/first-name.ts';

/** First names, and whole ones where two are called the same. */
export function namesToTell(names: readonly string[]): string[] {
  return names.map((name) =>
    names.filter((other) => firstName(other) === firstName(name)).length > 1 ? name : firstName(name),
  );
}
