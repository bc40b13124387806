import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { menuText } from '#content/nb/menu.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { useCloseWhenWide } from '#ui/browser/media-query.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { SearchField } from '../../features/search/search-field.tsx';
import type { FrameData } from '../load-frame.ts';
import { Logo } from '../logo.tsx';
import { DesktopMenu } from '../menu/desktop-menu.tsx';
import { currentEntries } from '../menu/menu-entries.ts';
import { useFrame } from '../use-frame.ts';
import styles from './header.module.css';
import { HeaderActions } from './header-actions.tsx';

const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions);
const MobileMenu = lazyPart(async () => (await import('../menu/mobile-menu.tsx')).MobileMenu);

/** The server knows no visitor: but for the menu's current entry and the text of a search, a brand's header is the same on all pages. */
export function Header() {
  const frame = useFrame();
  const { pathname } = useLocation();
  return <HeaderOf frame={frame} current={currentEntries(frame, pathname)} isSearch={mayBeSearch.test(pathname)} />;
}

interface HeaderOfProps {
  readonly frame: FrameData;
  readonly current: readonly string[];
  readonly isSearch: boolean;
}

/** However it is written. */
const mayBeSearch = /^\/+(search|[^/]*%)/i;
const HeaderOf = cachedMarkup<HeaderOfProps>('header', HeaderInFrame, ({ isSearch }) => !isSearch);

/** One line or two, as the brand has it (UI-33); below 1020 px the same for all. */
function HeaderInFrame() {
  const { tenant, searchOnType } = useFrame();
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  const oneLine = tenant.header_lines === 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu goes when a visitor goes somewhere
  useEffect(() => setMenuOpen(false), [key]);
  useCloseWhenWide(setMenuOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched for is shown, not covered
  useEffect(() => {
    if (!searchOnType) setSearchOpen(false);
  }, [key]);
  useEffect(() => {
    if (searchOpen) input.current?.focus();
  }, [searchOpen]);

  return (
    <header
      className={classNames(styles.header, oneLine ? styles.oneLine : styles.twoLines)}
      data-lines={tenant.header_lines}
    >
      <div className={classNames('wrap', styles.bar)}>
        <IconButton
          icon="menu"
          iconSize={24}
          label={menuText.open}
          aria-haspopup="dialog"
          className={styles.hamburger}
          onClick={() => afterPaint(() => setMenuOpen(true))}
        />
        <Link to={pathTo('home')} className={styles.home}>
          <Logo place="header" alt={frameText.logo(tenant.display_name)} className={styles.logo} />
        </Link>
        {tenant.features.top_left_support && (
          <Link to={pathTo('support')} className={styles.support}>
            <Icon name="phone" size={18} />
            {menuText.features.support}
          </Link>
        )}
        {oneLine && <DesktopMenu tight className={styles.menu} />}
        <SearchField
          searchOnType={searchOnType}
          input={input}
          panel={Suggestions}
          className={classNames(styles.search, searchOpen && styles.searchOpen)}
        />
        <HeaderActions
          compact={oneLine}
          searchOpen={searchOpen}
          onToggleSearch={() => setSearchOpen((open) => !open)}
        />
      </div>
      {!oneLine && (
        <div className={styles.secondLine}>
          <DesktopMenu tight={false} className={classNames('wrap', styles.menu)} />
        </div>
      )}
      <MobileMenu wanted={menuOpen} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
