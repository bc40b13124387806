import type { GoodsKind } from '#domain/goods/goods-kind.ts';
import { type LawfulFact, lawfulFacts, missingFacts } from '#domain/goods/missing-facts.ts';
import type { Queryable } from '../connection/client.ts';

export interface MissingFact {
  readonly articleNo: string;
  readonly name: string;
  /** 'Mat og drikke / Barer' */
  readonly group: string;
  readonly kind: GoodsKind | null;
  readonly fact: LawfulFact;
}

export interface GoodsCheck {
  /** Articles looked at: those the shop shows. */
  readonly articles: number;
  /** By group, then by what is missing, then by number. */
  readonly missing: readonly MissingFact[];
}

interface Row {
  readonly articleNo: string;
  readonly name: string;
  readonly group: string;
  readonly kind: GoodsKind | null;
  readonly hasContent: boolean;
  readonly ingredients: string | null;
  readonly allergens: string | null;
  readonly nutrients: string | null;
  readonly biocideSentence: string | null;
  readonly safetyText: string | null;
  readonly electrical: boolean | null;
  readonly battery: 'none' | 'loose' | 'built-in' | null;
  readonly material: string | null;
}

/** What the law misses of the goods that are shown. */
export async function goodsCheck(database: Queryable): Promise<GoodsCheck> {
  const rows = await database.query<Row>(
    `SELECT a.article_no AS "articleNo", a.name, concat_ws(' / ', m.name, g2.name, g3.name) AS "group", g.kind,
            a.content_amount IS NOT NULL AS "hasContent", a.ingredients, a.allergens, a.nutrient_content AS nutrients,
            a.biocide_sentence AS "biocideSentence", a.safety_text AS "safetyText", a.electrical = 1 AS electrical,
            a.battery, a.material
       FROM articles a
       JOIN article_goods g USING (article_id)
       JOIN main_groups m USING (main_group_id)
       LEFT JOIN article_groups2 g2 ON g2.article_group2_id = a.article_group2_id
       LEFT JOIN article_groups3 g3 ON g3.article_group3_id = a.article_group3_id
      WHERE a.visible_on_web = 1
      ORDER BY m.sort, m.main_group_id, g2.sort, a.article_group2_id, g3.sort, a.article_group3_id, a.article_no`,
  );
  const missing = rows.flatMap(({ articleNo, name, group, ...row }) =>
    missingFacts({ ...row, allergens: row.allergens?.split(',') ?? [] }).map((fact) => ({
      articleNo,
      name,
      group,
      kind: row.kind,
      fact,
    })),
  );
  const groups = [...new Set(rows.map(({ group }) => group))];
  const place = new Map(groups.map((group, at) => [group, at]));
  return {
    articles: rows.length,
    missing: missing.toSorted(
      (a, b) =>
        (place.get(a.group) ?? 0) - (place.get(b.group) ?? 0) ||
        lawfulFacts.indexOf(a.fact) - lawfulFacts.indexOf(b.fact),
    ),
  };
}
