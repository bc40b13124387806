import type { ArticlePlan } from '../generator/article-plan.ts';

/** The best liked articles of a group that a visitor can see. */
export function bestOfGroup(plans: readonly ArticlePlan[], groupId: number, count: number): ArticlePlan[] {
  return plans
    .filter((plan) => plan.visible && plan.group.id === groupId)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, count);
}
