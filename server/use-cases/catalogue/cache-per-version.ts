/** Something derived from the catalogue, made anew when its version has changed and not before. */
export function cachePerVersion<T>(version: () => number, make: () => T): () => T {
  let made: { version: number; value: T } | undefined;
  return () => {
    const present = version();
    if (made?.version !== present) made = { version: present, value: make() };
    return made.value;
  };
}
