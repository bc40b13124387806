/** A name as the payment providers want it: the last word is the family's; one word is a given name. */
export function splitName(name: string): { readonly given: string; readonly family: string } {
  const words = name.trim().split(/\s+/);
  const given = words.slice(0, -1).join(' ');
  return given === '' ? { given: name.trim(), family: '' } : { given, family: words.at(-1) ?? '' };
}
