import type { CampaignDraft } from '#contract/desk/campaigns/schemas.ts';

const mostLines = 20;

/** What the audit log says of a draft: its fields, and of its lines those that are another than before. */
export function loggedDraft(draft: CampaignDraft, against: CampaignDraft | null): Record<string, unknown> {
  const { lines, ...fields } = draft;
  const other = new Map((against?.lines ?? []).map((line) => [line.articleId, JSON.stringify(line)]));
  const changed = lines.filter((line) => other.get(line.articleId) !== JSON.stringify(line));
  return {
    ...fields,
    goods: lines.length,
    ...Object.fromEntries(
      changed.slice(0, mostLines).map(({ articleId, price, before }) => [`article ${articleId}`, { price, before }]),
    ),
  };
}
