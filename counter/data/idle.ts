/** When the screen was last touched or scanned at, by the device's own clock. */
let lastTouch = Date.now();

export function touched(): void {
  lastTouch = Date.now();
}

export function idleMs(): number {
  return Math.max(0, Date.now() - lastTouch);
}
