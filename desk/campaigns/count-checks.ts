import type { CampaignCheck, CampaignDetail } from '#contract/desk/campaigns/schemas.ts';

/** How many lines, and things of the whole, have something of a level as their worst. */
export function countAt(
  { lines, checks }: Pick<CampaignDetail, 'lines' | 'checks'>,
  level: CampaignCheck['level'],
): number {
  return (
    lines.filter((line) => line.checks[0]?.level === level).length +
    checks.filter((check) => check.level === level).length
  );
}
