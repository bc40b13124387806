/** The line that was touched last, by numbers alone: after the lock one comes back to it. */
let last: { readonly order: number; readonly line: number } | null = null;
let wasLocked = false;

export function rememberLine(order: number, line: number): void {
  last = { order, line };
  wasLocked = false;
}

export function lockedMeanwhile(): void {
  wasLocked = true;
}

export function isLastLine(order: number, line: number): boolean {
  return wasLocked && last?.order === order && last.line === line;
}
