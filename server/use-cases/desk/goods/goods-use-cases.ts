import { done, refused } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { listedEntry } from '../log/listed-entry.ts';
import { undoers } from '../undo-table.ts';
import { articlePrices } from './article-prices.ts';
import { changeGoods } from './change-goods.ts';
import { correctPrice } from './correct-price.ts';
import { decidePrice, proposePrice } from './propose-price.ts';
import { releaseField } from './release-field.ts';
import { saveArticle } from './save-article.ts';

const tracesShown = 12;

export const goodsUseCases = {
  goods: deskRead('goods', async (tx, wish) => done(await tx.goods.page(wish))),
  goodsChoices: deskRead('goodsChoices', async (tx) => done(await tx.goods.choices())),
  article: deskRead('article', async (tx, { id }, { actor, now }) => {
    const article = await tx.goods.read(id);
    if (article === null) return refused({ code: 'unknown' });
    const traces = await tx.log.of(`article:${id}`, tracesShown, Object.keys(undoers));
    const { points: _points, asked: _asked, price: _price, ...shown } = article;
    return done({
      ...shown,
      price: articlePrices(article, now),
      proposal: await tx.goods.proposal(id),
      traces: traces.map((entry) => listedEntry(actor, entry)),
    });
  }),
  saveArticle,
  releaseField,
  changeGoods,
  correctPrice,
  proposePrice,
  decidePrice,
} as const;
