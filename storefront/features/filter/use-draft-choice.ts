import { useEffectEvent, useRef, useState } from 'react';
import type { FilterChoice } from '#domain/filter/filter-choice.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';

/**
 * A press draws the panel alone; the list around it (chips, counts, cards that move) is drawn after that paint, and is not felt
 * as part of the press. Presses in between build on each other.
 */
export function useDraftChoice(
  choice: FilterChoice,
  onChange: (choice: FilterChoice) => void,
): readonly [FilterChoice, (choice: FilterChoice) => void] {
  const [draft, setDraft] = useState<FilterChoice | null>(null);
  const latest = useRef<FilterChoice | null>(null);
  const tell = useEffectEvent(() => {
    const chosen = latest.current;
    latest.current = null;
    setDraft(null);
    if (chosen !== null) onChange(chosen);
  });
  const change = (next: FilterChoice) => {
    if (latest.current === null) afterPaint(() => tell());
    latest.current = next;
    setDraft(next);
  };
  return [draft ?? choice, change];
}
