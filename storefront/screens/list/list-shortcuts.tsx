import { Link } from '#ui/components/link/link.tsx';
import type { ListLink } from '../../lists/list-page.ts';
import styles from './list-screen.module.css';

/** Links from a list to the levels below it (GEN-07), or to the same gender by category (DEC-16). */
export function ListShortcuts({ label, links }: { readonly label: string; readonly links: readonly ListLink[] }) {
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
}
