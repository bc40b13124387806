const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter beginnings are one slip away from everything. */
const shortest = 4;

/**
 * What the beginning of a word may have been meant as when one slip of the finger is in it: a letter too many, too few, a
 * wrong one, two changed about. The first letter holds, unless it changed places with the second.
 */
export function withoutOneTypo(start: string): ReadonlySet<string> {
  const forms = new Set<string>();
  if (start.length < shortest) return forms;
  for (let at = 0; at < start.length; at++) {
    const [before, rest] = [start.slice(0, at), start.slice(at)];
    if (at + 1 < start.length) forms.add(before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2));
    if (at === 0) continue;
    if (at + 1 < start.length) forms.add(before + rest.slice(1));
    for (const letter of letters) {
      forms.add(before + letter + rest);
      forms.add(before + letter + rest.slice(1));
    }
  }
  forms.delete(start);
  return forms;
}
