let shown: string | null = null;

/** Called as a navigation ends. */
export function setCurrentPath(path: string): void {
  shown = path;
}

/** The path that is on the screen, which a loader under way would replace; null on the server and on a first load. */
export function currentPath(): string | null {
  return shown;
}
