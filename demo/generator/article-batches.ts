import type { ArticlePlan } from './article-plan.ts';
import { type ArticleContext, addArticleRows, type TableRows } from './article-rows.ts';

const batchSize = 2000;

export interface ArticleBatch {
  readonly rows: TableRows;
  /** Articles done when this batch is. */
  readonly done: number;
}

/** The rows of all articles, some thousand articles at a time: 200,000 at once would not fit. */
export function* articleBatches(plans: readonly ArticlePlan[], context: ArticleContext): Generator<ArticleBatch> {
  for (let start = 0; start < plans.length; start += batchSize) {
    const batch = plans.slice(start, start + batchSize);
    const rows: TableRows = {};
    for (const plan of batch) addArticleRows(rows, plan, context);
    yield { rows, done: start + batch.length };
  }
}
