import { searchFoundText } from '#content/nb/search-found.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import styles from './search-found.module.css';
import type { SearchReading } from './search-reading.ts';

/** Pages that answer what was searched for better than goods do. */
export function PageLinks({ pages }: Pick<SearchReading, 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={searchFoundText.pagesLabel}>
      <ul className={styles.pages}>
        {pages.map(({ topic, path, name }) => (
          <li key={path}>
            <Link to={path} className={styles.page}>
              <Icon name={topic === 'shops' ? 'pin' : 'document'} size={20} />
              {name ?? searchFoundText.pages[topic]}
              <Icon name="next" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
