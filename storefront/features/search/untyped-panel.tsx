import { type ReactNode, useState } from 'react';
import { untypedSearchText } from '#content/nb/untyped-search.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { IconName } from '#ui/icons/icons.ts';
import { emptyRecentSearches, recentSearches } from './recent-searches.ts';
import styles from './suggestions-panel.module.css';
import { usePopularSearches } from './use-popular-searches.ts';

/** While nothing is typed: what was searched for on this device, and what others search for. */
export function UntypedPanel({ onFollow }: { readonly onFollow: () => void }) {
  const [recent, setRecent] = useState(recentSearches);
  const popular = usePopularSearches().filter((query) => !recent.includes(query));
  if (recent.length === 0 && popular.length === 0) return null;
  return (
    <div
      className={styles.panel}
      // a press must not take focus from the field: the panel would be gone before the click
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={`wrap ${styles.untyped}`}>
        <Searches title={untypedSearchText.recent} icon="clock" queries={recent} onFollow={onFollow}>
          <Button
            look="text"
            className={styles.emptyRecent}
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('input')?.focus();
              emptyRecentSearches();
              setRecent([]);
            }}
          >
            {untypedSearchText.emptyRecent}
          </Button>
        </Searches>
        <Searches title={untypedSearchText.popular} icon="search" queries={popular} onFollow={onFollow} />
      </div>
    </div>
  );
}

interface SearchesProps {
  readonly title: string;
  readonly icon: IconName;
  readonly queries: readonly string[];
  readonly onFollow: () => void;
  readonly children?: ReactNode;
}

function Searches({ title, icon, queries, onFollow, children }: SearchesProps) {
  if (queries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <Link to={fillPattern('search', { query })} className={styles.row} onClick={onFollow}>
              <Icon name={icon} size={18} />
              {query}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
