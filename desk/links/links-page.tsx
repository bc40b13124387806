import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { PageHead } from '../parts/page-head.tsx';
import { useFilters } from '../routing/use-filters.ts';
import { Keys } from './keys.tsx';
import styles from './links.module.css';
import { Webhooks } from './webhooks.tsx';

const views = ['keys', 'webhooks'] as const;

export function LinksPage() {
  const filters = useFilters(['view']);
  const view = views.find((one) => one === filters.values.view) ?? 'keys';
  return (
    <>
      <PageHead title={pageTitles.links} lead={text.lead} />
      <nav className={styles.tabs} aria-label={text.views}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-current={one === view ? 'page' : undefined}
            onClick={() => filters.set({ view: one === 'keys' ? '' : one })}
          >
            {text[one]}
          </button>
        ))}
      </nav>
      {view === 'keys' ? <Keys /> : <Webhooks />}
    </>
  );
}
