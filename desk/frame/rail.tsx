import { frameText as text } from '#content/nb/desk/frame.ts';
import { menuGroups, pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { useStore } from '#ui/browser/use-store.ts';
import type { DeskPage } from '../page.ts';
import { BrandMark, chainName } from '../parts/brand-mark.tsx';
import { Link } from '../routing/link.tsx';
import styles from './frame.module.css';
import { menu } from './menu.ts';
import { shownScheme } from './shown-scheme.ts';

export interface RailProps {
  /** Those the role may see. */
  readonly pages: readonly DeskPage[];
  readonly current: DeskPage | null;
  readonly counts: DeskAnswer<'menuCounts'>;
}

export function Rail({ pages, current, counts }: RailProps) {
  const scheme = useStore(shownScheme);
  return (
    <nav className={styles.rail} aria-label={text.app}>
      <div className={styles.brand}>
        <BrandMark onDark={scheme === 'dark'} className={styles.mark} />
        <span>
          {text.app}
          <small>{chainName()}</small>
        </span>
      </div>
      {menu.map(({ group, pages: names }) => {
        const shown = names.flatMap((name) => pages.find((page) => page.name === name) ?? []);
        if (shown.length === 0) return null;
        return (
          <div key={group ?? ''}>
            {group !== null && <p className={styles.cap}>{menuGroups[group]}</p>}
            {shown.map(({ name, path }) => (
              <Link key={name} to={path} aria-current={current?.name === name ? 'page' : undefined}>
                {pageTitles[name]}
                {counts[name] !== undefined && (
                  <span className={styles.count} data-alert={counts[name].alert}>
                    {counts[name].count}
                  </span>
                )}
              </Link>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
