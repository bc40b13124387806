import { type BrandChanges, broughtDrawing } from '#contract/brand/brand-fields.ts';
import type { BrandDrawings, StoredDrawing } from '#server/ports/content/brand-drawings.ts';
import type { Queryable } from '../connection/client.ts';

export interface StoredBrandChanges {
  readonly changes: BrandChanges;
  readonly edition: number;
  /** Brought marks as svg, by their file. */
  readonly marks: ReadonlyMap<string, string>;
}

/** What the office has changed of a brand variant. */
export async function readBrandChanges(database: Queryable, brandName: string): Promise<StoredBrandChanges> {
  const [row] = await database.query<{ changes: BrandChanges; edition: number }>(
    'SELECT changes, edition FROM brand_changes WHERE brand_name = $1',
    [brandName],
  );
  const { changes, edition } = row ?? { changes: {}, edition: 0 };
  const mark = broughtDrawing(changes, 'mark');
  const svg = mark === null ? null : ((await brandDrawings(database).find(mark.hash))?.svg ?? null);
  // One that was brought stands on light and dark alike.
  const marks = svg === null ? [] : ['mark.svg', 'mark-neg.svg'].map((file) => [file, svg] as const);
  return { changes, edition, marks: new Map(marks) };
}

export function brandDrawings(database: Queryable): BrandDrawings {
  return {
    find: async (hash) => {
      const [row] = await database.query<StoredDrawing>('SELECT svg, png FROM brand_drawings WHERE hash = $1', [hash]);
      return row ?? null;
    },
    store: async ({ hash, svg, png, width, height }) => {
      await database.execute(
        `INSERT INTO brand_drawings (hash, svg, png, width, height) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO NOTHING`,
        [hash, svg, png, width, height],
      );
    },
  };
}
