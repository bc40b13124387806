import { customSubgroupRows } from './custom-subgroups.ts';
import { articleBatches } from './generator/article-batches.ts';
import { type ArticlePlan, planArticles, slugsOf } from './generator/article-plan.ts';
import type { ArticleContext, Row, TableRows } from './generator/article-rows.ts';
import { campaignsOn } from './generator/campaigns.ts';
import { type DemoDay, demoDay } from './generator/demo-day.ts';
import { rankArticles } from './generator/ranks.ts';
import { reviewRows } from './generator/reviews.ts';
import { blogRows } from './rows/blog.ts';
import { campaignRows } from './rows/campaigns.ts';
import { linkRows } from './rows/links.ts';
import { placeRows } from './rows/places.ts';
import { pollRows } from './rows/polls.ts';
import { promocodeRows } from './rows/promocodes.ts';
import { referenceRows } from './rows/reference.ts';
import { searchCountRows } from './rows/search-counts.ts';
import { searchSteeringRows } from './rows/search-steering.ts';
import { settingRows, tenantRows } from './rows/settings.ts';
import { socialPostRows } from './rows/social-posts.ts';

export interface DemoOptions {
  readonly articles: number;
  /** Another seed makes another shop of the same kind. */
  readonly seed: string;
  /** The day everything is counted from: an instant, or 'YYYY-MM-DD'. */
  readonly now: Date | string;
}

export const demoDefaults = { articles: 2400, seed: 'hent' } as const;

/** A whole shop in memory, but for its customers, whose passwords are never hashed the same way twice. */
export interface DemoShop {
  readonly day: DemoDay;
  readonly plans: readonly ArticlePlan[];
  /** What is not about single articles, and small. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** The rows of the articles, some thousand articles at a time. */
  batches(): Iterable<{ readonly rows: TableRows; readonly done: number }>;
}

export function makeDemoShop({ articles, seed, now }: DemoOptions): DemoShop {
  const day = demoDay(now);
  const plans = planArticles(seed, articles);
  const context: ArticleContext = { seed, day, campaigns: campaignsOn(day), slugs: slugsOf(plans) };
  const ranks = rankArticles(plans);
  return {
    day,
    plans,
    tables: {
      ...referenceRows(),
      ...placeRows(context),
      campaigns: campaignRows(plans, context),
      custom_subcategory_articles: customSubgroupRows(plans),
      bestseller_ranks: ranks.map(({ articleId, qty, turnover }) => ({
        article_id: articleId,
        qty_rank: qty,
        turnover_rank: turnover,
      })),
      reviews: reviewRows(plans, ranks, seed, day),
      ...blogRows(plans, context),
      ...pollRows(plans, context),
      promocodes: promocodeRows(day),
      social_posts: socialPostRows(plans, context),
      search_counts: searchCountRows(context),
      ...searchSteeringRows(plans, day),
      ...linkRows(day),
      settings: settingRows(day),
      tenants: tenantRows(),
    },
    batches: () => articleBatches(plans, context),
  };
}
