import type { Random } from './random.ts';

/**
 * The drafts' texts are templates:
 *   {n} model name   {m} product line   {k} ', herre' and so on, nothing for unisex
 *   {x:a|b|c}        a choice that name, facts and text share: the same place in each list
 *   {x} {X}          what the name chose, with a small or a capital letter
 *   {a|b}            either, anew each time
 * A text that starts with [word] is for articles with that word in their name, [!word] for those without it, [one !two] for both.
 */
export interface TemplateValues {
  readonly model: string;
  readonly line: string;
  readonly gender: string;
  /** Place chosen for each shared choice, and the text the name got. */
  readonly choices: Map<string, { readonly place: number; readonly of: number; text: string }>;
}

export function fill(template: string, values: TemplateValues, random: Random): string {
  return template
    .replace(/\{([^{}]*)\}/g, (_, inside: string) => placeholder(inside, values, random))
    .replace(/ {2,}/g, ' ')
    .trim();
}

function placeholder(inside: string, values: TemplateValues, random: Random): string {
  if (inside === 'n') return values.model;
  if (inside === 'm') return values.line;
  if (inside === 'k') return values.gender;
  const shared = /^([xy]):(.*)$/.exec(inside);
  if (shared?.[1] && shared[2] !== undefined) return sharedChoice(shared[1], shared[2].split('|'), values, random);
  const repeated = /^[xyXY]$/.test(inside) ? values.choices.get(inside.toLowerCase()) : undefined;
  if (repeated) return inside === inside.toUpperCase() ? capital(repeated.text) : repeated.text;
  return random.pick(inside.split('|'));
}

function sharedChoice(key: string, options: readonly string[], values: TemplateValues, random: Random): string {
  const chosen = values.choices.get(key);
  if (chosen) return options[chosen.place] ?? chosen.text;
  const place = random.int(0, options.length - 1);
  const text = options[place] ?? '';
  values.choices.set(key, { place, of: options.length, text });
  return text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text a tagged template has for this name; null when it is for another. */
export function forName(template: string, name: string): string | null {
  const [, word, text] = /^\[([^\]]+)\] (.*)$/.exec(template) ?? [];
  if (word === undefined || text === undefined) return template;
  const lower = name.toLowerCase();
  const holds = (part: string) => (part.startsWith('!') ? !lower.includes(part.slice(1)) : lower.includes(part));
  return word.toLowerCase().split(' ').every(holds) ? text : null;
}

/** Texts for this name: those tagged for it, else the untagged ones. */
export function nearestForName(templates: readonly string[], name: string): readonly string[] {
  const tagged = templates
    .filter((template) => template.startsWith('['))
    .flatMap((template) => forName(template, name) ?? []);
  return tagged.length > 0 ? tagged : templates.filter((template) => !template.startsWith('['));
}
