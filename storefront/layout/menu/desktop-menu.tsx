import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { menuText } from '#content/nb/menu.ts';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { useFrame } from '../use-frame.ts';
import styles from './desktop-menu.module.css';
import { currentEntries, type MenuEntries, type MenuEntry, menuEntries } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { MoreMenu } from './more-menu.tsx';

export interface DesktopMenuProps {
  /** In one line with logo and search. */
  readonly tight: boolean;
  readonly className?: string | undefined;
}

/** As many categories as the narrowest line holds; the style sheet says how many more wider windows show. */
const alwaysShown = 3;
const mostWithoutMore = 4;

/**
 * The menu from 1020 px up (UI-24, UI-28); the current entry carries aria-current="page" (UI-32). It stays as it is while the
 * header around it opens and closes things.
 */
export const DesktopMenu = memo(function DesktopMenu(props: DesktopMenuProps) {
  const frame = useFrame();
  const { pathname } = useLocation();
  const current = currentEntries(frame, pathname);
  return <Menu {...props} {...menuEntries(frame)} current={current} hasOwnLinks={frame.brand.menu.links.length > 0} />;
});

interface MenuProps extends DesktopMenuProps, MenuEntries {
  /** Addresses of the entries that carry aria-current. */
  readonly current: readonly string[];
  /** Links that the chain has added. */
  readonly hasOwnLinks: boolean;
}

const Menu = cachedMarkup('menu', ({ tight, className, genders, categories, pages, ways, hasOwnLinks }: MenuProps) => {
  const crowded = categories.length > mostWithoutMore;
  return (
    <nav aria-label={menuText.label} className={classNames(styles.menu, tight && styles.tight, className)}>
      <Entries entries={genders} />
      <Entries entries={categories} className={classNames(styles.categories, crowded && styles.crowded)}>
        {(crowded || hasOwnLinks) && <MoreMenu categories={crowded ? categories.slice(alwaysShown) : []} ways={ways} />}
      </Entries>
      <Entries entries={pages} className={styles.pages} />
    </nav>
  );
});

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

function Entries({ entries, className, children }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={classNames(styles.entries, className)}>
      {entries.map(({ title, to }) => (
        <li key={to} className={styles.entry}>
          <MenuLink to={to} className={styles.link}>
            {title}
          </MenuLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
