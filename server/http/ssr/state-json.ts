import { inertJson } from '#domain/text/inert-json.ts';

/** What is frozen does not change: the frame, and the cards that are on most lists. */
const texts = new WeakMap<object, string>();
/** From the state by route, its data and a list to the array of its cards; what lies deeper is written quicker in one go. */
const deepest = 4;

/** A page's state as inert JSON, put together of texts that are known already. */
export function stateJson(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return inertJson(value);
  if (Object.isFrozen(value)) return textOf(value);
  if (Array.isArray(value)) return isOfFrozen(value) ? `[${value.map(itemJson)}]` : inertJson(value);
  if (depth === deepest || Object.getPrototypeOf(value) !== Object.prototype) return inertJson(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inertJson(name)}:${stateJson(member, depth + 1)}`);
  return `{${members}}`;
}

function isOfFrozen([first]: readonly unknown[]): boolean {
  return typeof first === 'object' && first !== null && Object.isFrozen(first);
}

function itemJson(item: unknown): string {
  return stateJson(item, deepest);
}

function textOf(value: object): string {
  const known = texts.get(value) ?? inertJson(value);
  texts.set(value, known);
  return known;
}
