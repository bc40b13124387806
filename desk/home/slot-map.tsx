import { useState } from 'react';
import { slotTitles, homeText as text } from '#content/nb/desk/home.ts';
import type { SlotName } from '#contract/home-slots.ts';
import words from '../parts/layout/text.module.css';
import styles from './home.module.css';
import { type HomePageFile, isSlot, mapOrder, neighbour, type PartName, swapped } from './home-page-model.ts';

export interface SlotMapProps {
  readonly page: HomePageFile;
  readonly current: PartName;
  readonly readOnly: boolean;
  readonly onChoose: (part: PartName) => void;
  readonly onChange: (page: HomePageFile) => void;
}

/** The page as a map. A slot is dragged onto another, or moved with Alt and the arrows; what stood there changes places with it. */
export function SlotMap({ page, current, readOnly, onChoose, onChange }: SlotMapProps) {
  const [said, setSaid] = useState('');
  const swap = (one: SlotName, other: SlotName) => {
    if (one === other || readOnly) return;
    onChange(swapped(page, one, other));
    onChoose(other);
    setSaid(text.moved(slotTitles[one] ?? one, slotTitles[other] ?? other));
  };
  return (
    <>
      <div className={styles.map}>
        <button type="button" data-part="hero" aria-pressed={current === 'hero'} onClick={() => onChoose('hero')}>
          {slotTitles.hero}
        </button>
        {mapOrder.map((name) => (
          <button
            key={name}
            type="button"
            data-part={name}
            data-empty={page.slots[name] == null}
            aria-pressed={current === name}
            draggable={!readOnly}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => {
              const step = arrows[event.key];
              if (!event.altKey || step === undefined) return;
              event.preventDefault();
              const other = neighbour(name, step);
              if (other === null) return;
              swap(name, other);
              event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-part="${other}"]`)?.focus();
            }}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', name)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const from = event.dataTransfer.getData('text/plain');
              if (isSlot(from)) swap(from, name);
            }}
          >
            {slotTitles[name]}
          </button>
        ))}
      </div>
      <p className={words.foot}>{text.mapHint}</p>
      <p className={words.foot}>{text.emptyHint}</p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
