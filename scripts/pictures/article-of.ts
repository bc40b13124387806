import { type ArticleGoods, folded, loadGoods } from '#database/pictures/matching/goods.ts';
import { goodsOf } from '#database/pictures/matching/picture-name.ts';
import type { Database } from '#server/database/connection/client.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import type { PictureParts } from '#server/use-cases/picture/take-picture.ts';

export interface CommandMeans {
  readonly database: Database;
  readonly parts: PictureParts;
  readonly usage: string;
}

/** The article that whoever types a command means, and the colour: that of `--color`, or of the EAN. */
export async function articleOf(
  { database }: CommandMeans,
  code: string,
  color: string | undefined,
): Promise<{ readonly article: ArticleGoods; readonly colorId: number | null }> {
  const goods = await loadGoods(database);
  const found = goodsOf(code, goods);
  if (found !== null && 'problem' in found)
    throw new ConfigError(`Several articles have the number ${code}: say the ArticleID.`);
  const byId = goods.byId.get(Number(code));
  const named = found ?? (byId === undefined ? null : { article: byId, colorId: null });
  if (named === null) throw new ConfigError(`No article has the number, EAN or id ${code}.`);
  if (color === undefined) return named;
  const { colors, articleNo } = named.article;
  const chosen = colors.find(({ names }) => names.includes(folded(color)));
  if (chosen === undefined) throw new ConfigError(`Article ${articleNo} has no colour ${color}.`);
  return { article: named.article, colorId: chosen.colorId };
}
