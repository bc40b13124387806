/** What the window is called now. */
export function pageTitle(): string {
  return document.title;
}
