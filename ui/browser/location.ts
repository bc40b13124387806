/** A full load of the page shown: a fresh token and user (USER-01). */
export function reloadPage(): void {
  window.location.reload();
}

/** A full load of another page, ours or a payment provider's. */
export function loadPage(url: string): void {
  window.location.assign(url);
}

/** The absolute address of the page shown, for sharing. */
export function pageUrl(): string {
  return window.location.href;
}

/** Whether cookies are to be marked secure (DEC-42). */
export function onHttps(): boolean {
  return window.location.protocol === 'https:';
}

/** Replaces the query of the address without a navigation; the history entry keeps its state. */
export function replaceQuery(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

export function pageTitle(): string {
  return document.title;
}
