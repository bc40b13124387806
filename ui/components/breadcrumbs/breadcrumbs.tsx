import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly title: string;
  readonly to: string;
  /** Goes along in the history entry, as a scroll position (DEC-31). */
  readonly state?: unknown;
}

export interface BreadcrumbsProps {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** One step back. */
  readonly back: Crumb;
  /** From the start page down to the page shown, which is not a link. */
  readonly trail: readonly Crumb[];
  readonly current: string;
}

export function Breadcrumbs({ label, back, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <Link to={back.to} state={back.state} className={styles.link}>
        <Icon name="back" size={18} />
        <span className={styles.back}>{back.title}</span>
      </Link>
      <ol className={styles.trail}>
        {trail.map(({ title, to, state }) => (
          <li key={to}>
            <Link to={to} state={state} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
