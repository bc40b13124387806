import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { paletteText as text } from '#content/nb/desk/palette.ts';
import { useModalDialog } from '#ui/components/modal/use-modal-dialog.ts';
import { moved } from '../keys/move.ts';
import type { DeskPage } from '../page.ts';
import { Glyph } from '../parts/glyph.tsx';
import { goTo } from '../routing/location.ts';
import { ask } from '../state/ask.ts';
import styles from './palette.module.css';
import { fitting, hitItems, type PaletteItem } from './palette-items.ts';

export interface PaletteProps {
  /** Those the role may see. */
  readonly pages: readonly DeskPage[];
  readonly onClose: () => void;
}

const pauseMs = 120;

/** Finds pages at once, and what the areas find when the typing pauses. */
export function Palette({ pages, onClose }: PaletteProps) {
  const { ref, props } = useModalDialog(true, onClose);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ readonly items: readonly PaletteItem[]; readonly ms: number }>({
    items: [],
    ms: 0,
  });
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const text = typed.trim();
    if (text.length < 2) return setFound({ items: [], ms: 0 });
    let isOver = false;
    const timer = setTimeout(async () => {
      const began = performance.now();
      const answer = await ask('palette', { q: text });
      if (isOver || answer.kind !== 'done') return;
      setFound({ items: hitItems(answer.value.hits, nameOf), ms: Math.round(performance.now() - began) });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  const items = [...found.items, ...fitting(pageItems(pages), typed)];
  const at = Math.min(current, Math.max(0, items.length - 1));
  const open = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onClose();
    goTo(item.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setCurrent(moved(at, event.key === 'ArrowDown' ? 1 : -1, items.length) ?? 0);
    }
    if (event.key === 'Enter') open(items[at]);
  };
  return (
    <dialog {...props} ref={ref} className={styles.palette} aria-label={text.title}>
      <div className={styles.field}>
        <Glyph name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={items.length === 0 ? undefined : `${id}-${at}`}
          aria-label={text.title}
          placeholder={text.title}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={id} role="listbox" aria-label={text.found} className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.item}
            onClick={() => open(item)}
            onPointerMove={() => setCurrent(index)}
          >
            {item.group !== items[index - 1]?.group && <small className={styles.group}>{item.group}</small>}
            <span className={styles.row}>
              <b>{item.title}</b> <span>{item.detail}</span>
            </span>
          </div>
        ))}
        {items.length === 0 && <p className={styles.none}>{text.none}</p>}
      </div>
      <footer className={styles.foot}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {text.choose} &nbsp; <kbd>Enter</kbd> {text.open.toLowerCase()}
        </span>
        <span role="status">{typed.trim().length >= 2 && text.hits(items.length, found.ms)}</span>
      </footer>
    </dialog>
  );
}

function nameOf(page: string): string {
  return page in pageTitles ? pageTitles[page as keyof typeof pageTitles] : text.found;
}

/** The first of each name: an area's further pages need something to be about. */
function pageItems(pages: readonly DeskPage[]): PaletteItem[] {
  return pages
    .filter((page) => page === pages.find(({ name }) => name === page.name))
    .map(({ name, path }) => ({ key: path, group: text.pages, title: pageTitles[name], detail: '', to: path }));
}
