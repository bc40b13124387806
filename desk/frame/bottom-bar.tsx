import { frameText as text } from '#content/nb/desk/frame.ts';
import { type PageName, pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import type { DeskPage } from '../page.ts';
import { Glyph, type GlyphName } from '../parts/glyph.tsx';
import { Link } from '../routing/link.tsx';
import styles from './frame.module.css';

/** The pages that are made for a hand, as far as the role sees them. */
const shown: readonly { readonly name: PageName; readonly icon: GlyphName }[] = [
  { name: 'overview', icon: 'shop' },
  { name: 'orders', icon: 'cart' },
  { name: 'goods', icon: 'tag' },
  { name: 'reviews', icon: 'star' },
];

/** Where a thumb reaches on a telephone: the pages looked at most, and the menu with the rest. */
export function BottomBar({
  pages,
  current,
  counts,
  menuOpen,
  onMenu,
}: {
  readonly pages: readonly DeskPage[];
  readonly current: DeskPage | null;
  readonly counts: DeskAnswer<'menuCounts'>;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}) {
  return (
    <nav className={styles.bottom} aria-label={text.often}>
      {shown.map(({ name, icon }) => {
        const page = pages.find((one) => one.name === name);
        return (
          page !== undefined && (
            <Link key={name} to={page.path} aria-current={current?.name === name ? 'page' : undefined}>
              <Glyph name={icon} size={22} />
              {pageTitles[name]}
              {counts[name] !== undefined && <b>{counts[name].count}</b>}
            </Link>
          )
        );
      })}
      <button type="button" aria-expanded={menuOpen} onClick={onMenu}>
        <Glyph name="menu" size={22} />
        {text.more}
      </button>
    </nav>
  );
}
