const focusable = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join(',');

/** What Tab reaches inside the container, in order. */
export function focusStops(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
}

/**
 * Keeps Tab inside the container (DEC-37). A modal dialog already makes the page behind it inert; this also keeps the round
 * from passing through the browser's own bars.
 */
export function keepTabInside(
  event: { readonly key: string; readonly shiftKey: boolean; preventDefault(): void },
  container: HTMLElement,
): void {
  if (event.key !== 'Tab') return;
  const stops = focusStops(container);
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) {
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  const outside = !(active instanceof HTMLElement) || !container.contains(active) || active === container;
  if (event.shiftKey && (outside || active === first)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (outside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}

/** Remembers who has focus and gives it back, if it is still on the page. */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  return () => {
    if (focused instanceof HTMLElement && focused.isConnected && focused !== document.body) focused.focus();
  };
}

function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}
