import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { ListLink } from '../../lists/list-page.ts';
import styles from './list-screen.module.css';

interface ListShortcutsProps {
  readonly label: string;
  readonly links: readonly ListLink[];
}

/** Links from a list to the levels below it (GEN-07), or to the same gender by category (DEC-16). */
export const ListShortcuts = cachedMarkup('shortcuts', ({ label, links }: ListShortcutsProps) => {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.shortcuts}>
      <ul className={styles.shortcutList}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className={styles.shortcut}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
