import { useState } from 'react';
import { Link } from 'react-router';
import { recentSearchesText } from '#content/nb/recent-searches.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { emptyRecentSearches, recentSearches } from './recent-searches.ts';
import styles from './suggestions-panel.module.css';

/** What was searched for before, while nothing is typed. */
export function RecentPanel({ onFollow }: { readonly onFollow: () => void }) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section
      aria-label={recentSearchesText.title}
      className={styles.panel}
      // a press must not take focus from the field: the panel would be gone before the click
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={`wrap ${styles.recent}`}>
        <h2 className={styles.heading}>{recentSearchesText.title}</h2>
        <ul>
          {recent.map((query) => (
            <li key={query}>
              <Link to={fillPattern('search', { query })} className={styles.row} onClick={onFollow}>
                <Icon name="clock" size={18} />
                {query}
              </Link>
            </li>
          ))}
        </ul>
        <Button
          look="text"
          className={styles.emptyRecent}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector('input')?.focus();
            emptyRecentSearches();
            setRecent([]);
          }}
        >
          {recentSearchesText.empty}
        </Button>
      </div>
    </section>
  );
}
