import type { Published } from '#server/ports/content/published.ts';
import type { HomePromise } from './check-campaign.ts';

/** Slots of the home page that lead to a campaign, or carry its name; with the percent they shout, 0 where they shout none. */
export function homePromises(
  { settings }: Pick<Published, 'settings'>,
  { campaignId, name }: { readonly campaignId: number | null; readonly name: string },
): HomePromise[] {
  return Object.entries(settings.home.slots).flatMap(([slot, content]) => {
    if (content === null) return [];
    const leadsThere = campaignId !== null && content.url.split(/[?#]/)[0] === `/kampanjer/${campaignId}`;
    const isNamed = name !== '' && content.title.trim().toLowerCase() === name.trim().toLowerCase();
    if (!leadsThere && !isNamed) return [];
    // 'inntil −40 %' promises nothing of the others.
    const said = `${content.highlight} ${content.text}`;
    const percent = /inntil/i.test(said) ? 0 : Number(/(\d{1,2})\s*%/.exec(content.highlight)?.[1] ?? 0);
    return [{ slot, percent }];
  });
}
