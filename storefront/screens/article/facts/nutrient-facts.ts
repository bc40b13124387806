export interface NutrientFacts {
  /** '100 g' */
  readonly per: string | null;
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
  /** What else is declared: allergens, storage. */
  readonly rest: string;
}

const opening = /^Næringsinnhold per ([^:]+):\s*/i;
const row = /^(.+?) ([\d][\d\s.,]*(?:g|mg|µg|kJ|kcal|%).*)$/;

/** A nutrition declaration as the table food law knows; text of another form stays text (ENT-24). */
export function nutrientFacts(text: string): NutrientFacts {
  const per = opening.exec(text)?.[1] ?? null;
  const [list = '', ...rest] = text.replace(opening, '').split(/\.\s+|\.$/);
  const rows = list.split(/,\s+/).map((part) => row.exec(part));
  if (per === null || !rows.every((part) => part !== null)) return { per: null, rows: [], rest: text };
  return {
    per,
    rows: rows.map(([, name = '', amount = '']) => ({ name: name.charAt(0).toUpperCase() + name.slice(1), amount })),
    rest: rest
      .filter((sentence) => sentence !== '')
      .map((sentence) => `${sentence}.`)
      .join(' '),
  };
}
