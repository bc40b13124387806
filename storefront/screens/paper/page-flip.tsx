import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { paperText } from '#content/nb/paper.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import styles from './page-flip.module.css';

/**
 * Pages side by side with scroll snapping, one at a time, or two where there is room for an open paper. Finger and
 * wheel scroll natively; keys and buttons turn a whole page. Without script the pages stand one below the other.
 */
export function PageFlip({ pages }: { readonly pages: readonly ReactNode[] }) {
  const strip = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState({ at: 0, perView: 1 });
  const lastAt = Math.ceil(pages.length / shown.perView) - 1;

  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1, scrollWidth: 1 };
    const at = Math.round(scrollLeft / clientWidth);
    const perView = Math.max(1, Math.round((pages.length * clientWidth) / scrollWidth));
    setShown((before) => (before.at === at && before.perView === perView ? before : { at, perView }));
  };
  const turn = (to: number) => {
    const { current } = strip;
    if (current !== null) current.scrollTo({ left: Math.min(Math.max(to, 0), lastAt) * current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, shown.at, lastAt);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever in the paper the focus is
    <div className={styles.paper} onKeyDown={onKeyDown}>
      <div className={styles.controls}>
        <IconButton
          icon="back"
          label={paperText.previous}
          look="framed"
          aria-disabled={shown.at === 0}
          onClick={() => turn(shown.at - 1)}
        />
        <p role="status" className={styles.place}>
          {placeText(shown, pages.length)}
        </p>
        <IconButton
          icon="next"
          label={paperText.next}
          look="framed"
          aria-disabled={shown.at >= lastAt}
          onClick={() => turn(shown.at + 1)}
        />
        <p className={styles.help}>{paperText.help}</p>
      </div>
      <ol
        ref={(element) => {
          strip.current = element;
          if (element !== null) look();
        }}
        aria-label={paperText.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className={styles.pages}
        onScroll={look}
      >
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the paper
          <li key={index} className={styles.page}>
            {page}
          </li>
        ))}
      </ol>
    </div>
  );
}

function targetOf(key: string, at: number, lastAt: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return at + 1;
  if (key === 'ArrowLeft' || key === 'PageUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? lastAt : null;
}

function placeText({ at, perView }: { at: number; perView: number }, total: number): string {
  const from = at * perView + 1;
  const to = Math.min(from + perView - 1, total);
  return from === to ? paperText.pageOf(from, total) : paperText.pagesOf(from, to, total);
}
