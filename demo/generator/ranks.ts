import type { ArticlePlan } from './article-plan.ts';

export interface Rank {
  readonly articleId: number;
  readonly qty: number;
  readonly turnover: number;
}

/** Beyond these nobody counts; such articles have no rank (CONST-05). */
const ranked = 1200;

/** Bestsellers by pieces, and by money: few of the dear outdo many of the cheap. Best first. */
export function rankArticles(plans: readonly ArticlePlan[]): Rank[] {
  const sold = plans
    .filter(({ visible }) => visible)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, ranked)
    .map((plan, index) => ({ articleId: plan.id, qty: index + 1, money: plan.price / (index + 12) }));
  const byMoney = [...sold].sort((a, b) => b.money - a.money || a.articleId - b.articleId);
  const turnover = new Map(byMoney.map(({ articleId }, index) => [articleId, index + 1]));
  return sold.map(({ articleId, qty }) => ({ articleId, qty, turnover: turnover.get(articleId) ?? qty }));
}
