import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { menuText } from '#content/nb/menu.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './desktop-menu.module.css';
import type { MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';

export interface MoreMenuProps {
  readonly categories: readonly MenuEntry[];
  readonly ways: readonly MenuEntry[];
}

/** What a long menu has no room for. A details element, so that it opens before the page's script is there. */
export function MoreMenu({ categories, ways }: MoreMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const close = () => {
    if (details.current !== null) details.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever a visitor has gone, the panel is out of the way
  useEffect(close, [key]);

  return (
    <li className={styles.more}>
      <details
        ref={details}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          close();
          details.current?.querySelector('summary')?.focus();
        }}
      >
        <summary className={styles.link}>
          {menuText.more}
          <Icon name="chevronDown" size={16} />
        </summary>
        {/* a press must not take focus: the panel would be gone before the click */}
        <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
          <PanelList entries={categories} className={styles.overflow} />
          <PanelList entries={ways} />
        </div>
      </details>
    </li>
  );
}

interface PanelListProps {
  readonly entries: readonly MenuEntry[];
  readonly className?: string | undefined;
}

function PanelList({ entries, className }: PanelListProps) {
  return (
    <ul className={classNames(styles.panelList, className)}>
      {entries.map(({ title, to }) => (
        <li key={to}>
          <MenuLink to={to} className={styles.panelLink}>
            {title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
