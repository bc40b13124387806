import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { Tabs } from '../parts/layout/tabs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFilters } from '../routing/use-filters.ts';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';

const views = ['keys', 'webhooks'] as const;

export function LinksPage() {
  const filters = useFilters(['view']);
  const view = views.find((one) => one === filters.values.view) ?? 'keys';
  return (
    <>
      <PageHead title={pageTitles.links} lead={text.lead} />
      <Tabs
        label={text.views}
        shown={view}
        tabs={views.map((one) => ({ value: one, name: text[one] }))}
        onChoose={(one) => filters.set({ view: one === 'keys' ? '' : one })}
      />
      {view === 'keys' ? <Keys /> : <Webhooks />}
    </>
  );
}
