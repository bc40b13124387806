import type { MouseEvent } from 'react';
import { frameText } from '#content/nb/frame.ts';
import { scrollToElement } from '#ui/browser/scroll/scroll.ts';

export const mainId = 'innhold';

/** The first stop of every page (UI-36). It moves focus by itself, so that no history entry is made of it. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    scrollToElement(mainId);
  };
  return (
    <a className="skip-link" href={`#${mainId}`} onClick={skip}>
      {frameText.skipLink}
    </a>
  );
}
