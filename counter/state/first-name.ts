/** 'Jonas Haug' as colleagues say it. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** First names, and whole ones where two are called the same. */
export function namesToTell(names: readonly string[]): string[] {
  return names.map((name) =>
    names.filter((other) => firstName(other) === firstName(name)).length > 1 ? name : firstName(name),
  );
}
