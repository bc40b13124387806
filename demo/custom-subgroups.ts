import type { ArticlePlan } from './generator/article-plan.ts';
import type { Row } from './generator/article-rows.ts';
import { signatureId } from './generator/signature-articles.ts';
import { readJson } from './read-json.ts';
import { bestOfGroup } from './rows/best-of-group.ts';

/** A hand-made list of articles with a place among the subcategories of a main group (DEC-64). */
interface CustomSubgroup {
  readonly id: number;
  readonly main: number;
  readonly name: string;
  readonly signature: readonly string[];
  readonly groups: readonly number[];
}

export const customSubgroups = readJson<readonly CustomSubgroup[]>('content/custom-subgroups.json');

const perGroup = 3;

export function customSubgroupRows(plans: readonly ArticlePlan[]): Row[] {
  return customSubgroups.flatMap(({ id, signature, groups }) => {
    const chosen = groups.flatMap((groupId) => bestOfGroup(plans, groupId, perGroup).map((plan) => plan.id));
    const articleIds = new Set([...signature.map(signatureId), ...chosen]);
    return [...articleIds].map((articleId, sort) => ({ article_group2_id: id, article_id: articleId, sort }));
  });
}
