import { sizeKey } from './lexicon/attribute-words.ts';

/** Sizes by every way of asking for one, made of a shop's own names for them. */
export class SizeBook {
  readonly #byKey = new Map<string, number[]>();
  readonly #spans: { readonly unit: string; readonly from: number; readonly to: number; readonly id: number }[] = [];

  constructor(sizes: readonly { readonly id: number; readonly name: string }[]) {
    for (const { id, name } of sizes) {
      for (const key of new Set(keysOf(name))) this.#add(key, id);
      const span = spanOf(name);
      if (span !== null) this.#spans.push({ ...span, id });
    }
  }

  for(key: string): readonly number[] {
    return this.#byKey.get(sizeKey(key)) ?? none;
  }

  holding(unit: string, amount: number): readonly number[] {
    return this.#spans
      .filter((span) => span.unit === unit && span.from <= amount && amount <= span.to)
      .map(({ id }) => id);
  }

  #add(key: string, id: number): void {
    const list = this.#byKey.get(key);
    if (list) list.push(id);
    else this.#byKey.set(key, [id]);
  }
}

const none: readonly number[] = [];
/** A span as wide as this is a measure of several sizes; wider ones are no list of numbers. */
const widestSpan = 20;

/** '36-38' by each number of it, 'S/M' by each letter, 'M 55-59 cm' by its letter, '24"' with and without its mark. */
function keysOf(name: string): string[] {
  const whole = sizeKey(name);
  const keys = [whole, ...whole.split('/').map(sizeKey)];
  const range = /^(\d{1,3})\s*[-–/]\s*(\d{1,3})$/.exec(whole);
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    keys.push(`${low}-${high}`);
    if (low < high && high - low <= widestSpan)
      keys.push(...Array.from({ length: high - low + 1 }, (_, at) => `${low + at}`));
    return keys;
  }
  const inside = /\((\d{2})-(\d{2})\)$/.exec(whole);
  if (inside) keys.push(...keysOf(`${inside[1]}-${inside[2]}`));
  const led = /^([a-z]+) (?:\(|\d)/.exec(whole)?.[1];
  if (led !== undefined) keys.push(sizeKey(led));
  const wide = /^(\d+)w$/.exec(whole)?.[1];
  if (wide !== undefined) keys.push(wide);
  keys.push(whole.replaceAll(' ', ''), whole.replace(',', '.'));
  return keys;
}

/** '20-30 kg', '1-2 år', 'M 55-59 cm', 'inntil 180 cm', '90+ kg', and head measures without a unit. */
function spanOf(name: string): { unit: string; from: number; to: number } | null {
  const text = name.toLowerCase();
  const upTo = /inntil (\d+) cm/.exec(text)?.[1];
  if (upTo !== undefined) return { unit: 'høyde', from: 0, to: Number(upTo) };
  const over = /^(\d+)\+ kg$/.exec(text)?.[1];
  if (over !== undefined) return { unit: 'kg', from: Number(over), to: 300 };
  const found = /(\d+)\s*[-–]\s*(\d+)\s*(kg|år|cm)?\)?$/.exec(text);
  if (found === null) return null;
  const [from, to] = [Number(found[1]), Number(found[2])];
  const unit =
    found[3] === 'cm' || (found[3] === undefined && from >= smallestHead && to <= largestHead) ? 'hode' : found[3];
  return unit === undefined ? null : { unit, from, to };
}

const smallestHead = 48;
const largestHead = 63;
