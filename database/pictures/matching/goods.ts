import type { Queryable } from '#server/database/connection/client.ts';

export interface ArticleGoods {
  readonly articleId: number;
  readonly articleNo: string;
  readonly colors: readonly { readonly colorId: number; readonly names: readonly string[] }[];
}

/** What a code on a picture stands for: an article, or one of its variants in its colour. */
export interface NamedGoods {
  readonly article: ArticleGoods;
  readonly colorId: number | null;
}

/** The codes that pictures are named by, folded, and articles by their id. */
export interface Goods {
  readonly byCode: ReadonlyMap<string, NamedGoods>;
  /** Codes of more than one article. */
  readonly ambiguous: ReadonlySet<string>;
  readonly byId: ReadonlyMap<number, ArticleGoods>;
}

/** Capitals, separators and leading blanks make no difference: 'A-9001' is 'a9001', 'Mørk blå' is 'mørkblå'. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_./-]+/g, '');
}

export async function loadGoods(database: Queryable): Promise<Goods> {
  const articles = await database.query<{ articleId: number; articleNo: string }>(
    'SELECT article_id AS "articleId", article_no AS "articleNo" FROM articles ORDER BY article_id',
  );
  const variants = await database.query<{
    articleId: number;
    ean: string;
    colorId: number | null;
    name: string | null;
    code: string | null;
  }>(
    `SELECT v.article_id AS "articleId", v.ean, v.color_id AS "colorId", c.name, c.color_code AS code
       FROM variants v LEFT JOIN colors c USING (color_id) ORDER BY v.article_id, v.sort, v.variant_id`,
  );
  const colors = new Map<number, Map<number, readonly string[]>>();
  for (const { articleId, colorId, name, code } of variants) {
    if (colorId === null) continue;
    const of = colors.get(articleId) ?? new Map<number, readonly string[]>();
    of.set(colorId, [name, code].filter((word) => word !== null).map(folded));
    colors.set(articleId, of);
  }
  const byId = new Map(
    articles.map((article) => [
      article.articleId,
      {
        ...article,
        colors: [...(colors.get(article.articleId) ?? [])].map(([colorId, names]) => ({ colorId, names })),
      },
    ]),
  );
  const byCode = new Map<string, NamedGoods>();
  const ambiguous = new Set<string>();
  for (const article of byId.values()) {
    const code = folded(article.articleNo);
    if (byCode.has(code)) ambiguous.add(code);
    byCode.set(code, { article, colorId: null });
  }
  for (const { articleId, ean, colorId } of variants) {
    const article = byId.get(articleId);
    if (article !== undefined) byCode.set(folded(ean), { article, colorId });
  }
  return { byCode, ambiguous, byId };
}
