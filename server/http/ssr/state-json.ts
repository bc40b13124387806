import { inertJson } from '#domain/text/inert-json.ts';

/** What is frozen does not change: the frame, and the cards that are on most lists. */
const texts = new WeakMap<object, string>();
/** From the state by route, its data and a list to the array of its cards; what lies deeper is written quicker in one go. */
const deepest = 4;

/** A page's state as inert JSON, put together of texts that are known already. */
export function stateJson(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return inertJson(value);
  if (Object.isFrozen(value)) return textOf(value);
  if (Array.isArray(value)) return isOfFrozen(value) ? listJson(value) : inertJson(value);
  return depth === deepest || Object.getPrototypeOf(value) !== Object.prototype
    ? inertJson(value)
    : recordJson(value, depth);
}

// Both add piece to piece: joined arrays would be copied once for each level.

function recordJson(record: object, depth: number): string {
  let text = '';
  for (const [name, member] of Object.entries(record)) {
    if (member === undefined) continue;
    text += `${text === '' ? '{' : ','}${inertJson(name)}:`;
    text += stateJson(member, depth + 1);
  }
  return text === '' ? '{}' : `${text}}`;
}

function listJson(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) {
    text += text === '' ? '[' : ',';
    text += stateJson(item, deepest);
  }
  return `${text}]`;
}

function isOfFrozen([first]: readonly unknown[]): boolean {
  return typeof first === 'object' && first !== null && Object.isFrozen(first);
}

function textOf(value: object): string {
  const known = texts.get(value) ?? inertJson(value);
  texts.set(value, known);
  return known;
}
