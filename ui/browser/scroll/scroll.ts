import type { ScrollDecision } from '#domain/navigation/moving/scroll.ts';

export function scrollPosition(): number {
  return window.scrollY;
}

/** Carries out where the page goes after a navigation (NAV-06 to NAV-08). */
export function scrollAfterNavigation(decision: ScrollDecision): void {
  if (decision.kind === 'top') jumpTo(0);
  if (decision.kind === 'position') jumpTo(decision.y);
  if (decision.kind === 'element') scrollToElement(decision.id);
}

/** NAV-07: smoothly, unless the visitor wants stillness; focus follows, so that the next Tab goes on from there. */
export function scrollToElement(id: string): void {
  const target = document.getElementById(id);
  if (target === null) {
    jumpTo(0);
    return;
  }
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  focusPlace(target);
}

/** Moves focus to a place in the text, which no one could reach with Tab (UI-36). */
export function focusPlace(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Brings a part of a strip that scrolls sideways to its middle, at once; the page itself stays where it is. */
export function centreInStrip(strip: HTMLElement, part: HTMLElement): void {
  const { left, width } = part.getBoundingClientRect();
  const box = strip.getBoundingClientRect();
  strip.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}

function jumpTo(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
}
