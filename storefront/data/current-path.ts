let shown: string | null = null;

/** Called as a navigation ends. */
export function setCurrentPath(path: string): void {
  shown = path;
}

/**
 * Path and query of the screen shown, which a running loader is about to replace; null on the server and on a first
 * load.
 */
export function currentPath(): string | null {
  return shown;
}
