import { useEffectEvent, useRef, useState } from 'react';
import type { FilterChoice } from '#domain/filter/filter-choice.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';

/**
 * A tick is painted by the browser alone, with nothing drawn before it. The panel is drawn after that paint, and the list around it
 * (chips, counts, cards that move) after the panel's; neither is felt as part of the press. Presses in between build on each other.
 */
export function useDraftChoice(
  choice: FilterChoice,
  onChange: (choice: FilterChoice) => void,
): readonly [FilterChoice, (change: (choice: FilterChoice) => FilterChoice) => void] {
  const [draft, setDraft] = useState<FilterChoice | null>(null);
  const latest = useRef<FilterChoice | null>(null);
  const tell = useEffectEvent(() => {
    const chosen = latest.current;
    latest.current = null;
    setDraft(null);
    if (chosen !== null) onChange(chosen);
  });
  const draw = () => {
    setDraft(latest.current);
    afterPaint(() => tell());
  };
  const change = (step: (choice: FilterChoice) => FilterChoice) => {
    if (latest.current === null) afterPaint(draw);
    latest.current = step(latest.current ?? choice);
  };
  return [draft ?? choice, change];
}
