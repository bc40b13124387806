import { useEffect, useRef } from 'react';
import { searchFoundText } from '#content/nb/search-found.ts';
import { type ListState, writeListQuery } from '#domain/filter/list-query.ts';
import type { ListSort } from '#domain/filter/sort.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { ChipLink } from '#ui/components/chip/chip-link.tsx';
import { ChipList } from '#ui/components/chip/chip-list.tsx';
import { hasChip, readingLabel } from './reading-label.ts';
import styles from './search-found.module.css';
import type { UnderstoodPart } from './search-reading.ts';

export interface ReadingChipsProps {
  readonly readings: readonly UnderstoodPart[];
  readonly state: ListState;
  readonly unsorted: ListSort;
}

/** How the words of a search were understood: following a chip repeats the search without that part. */
export function ReadingChips({ readings, state, unsorted }: ReadingChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const chips = readings.filter((reading) => hasChip(reading) && !state.ignored.includes(reading.key));
  const shownKeys = chips.map(({ key }) => key).join();
  const without = (ignored: readonly string[]) => writeListQuery({ ...state, ignored }, unsorted) || '?';

  // the chip that was pressed is gone: the next Tab goes on from its neighbour
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other chips are there than before
  useEffect(() => {
    if (pressed.current === null) return;
    const links = row.current?.querySelectorAll('a') ?? [];
    links[Math.min(pressed.current, links.length - 1)]?.focus({ preventScroll: true });
    pressed.current = null;
  }, [shownKeys]);

  if (chips.length === 0 && state.ignored.length === 0) return null;
  return (
    <div ref={row} className={styles.chips}>
      {chips.length > 0 && (
        <ChipList label={searchFoundText.readLabel}>
          {chips.map((reading, index) => (
            <ChipLink
              key={reading.key}
              to={without([...state.ignored, reading.key])}
              text={readingLabel(reading)}
              removeLabel={searchFoundText.remove(readingLabel(reading))}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                // in another tab: here all chips stay
                pressed.current = ctrlKey || metaKey || shiftKey ? null : index;
              }}
            />
          ))}
        </ChipList>
      )}
      {state.ignored.length > 0 && (
        <TextLink to={without([])} preventScrollReset>
          {searchFoundText.readAll}
        </TextLink>
      )}
    </div>
  );
}
