import { useEffect, useRef } from 'react';
import { pause, scanReader } from './scan-reader.ts';

export interface ScanHandlers {
  /** Left out: the screen below takes it. */
  readonly onScan?: ((text: string) => void) | undefined;
  /** True: done with; else the screen below is asked. */
  readonly onKey?: ((key: string) => boolean) | undefined;
}

const stack: { readonly current: () => ScanHandlers }[] = [];
const reader = scanReader(handScan, handKey);
let quiet: ReturnType<typeof setTimeout> | undefined;

/** Listens for scanners wherever the focus is; fields keep what is typed into them. */
export function listenForScans(): void {
  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isField(event.target)) return;
    // A button that has the focus is pressed by Enter and Space, unless they end a scan.
    if (event.key === ' ') return;
    if (event.key === 'Backspace') handKey(event.key);
    if (reader.take(event.key, event.timeStamp)) event.preventDefault();
    clearTimeout(quiet);
    quiet = setTimeout(reader.rest, pause);
  });
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** A person's key: asked from the uppermost screen down. */
function handKey(key: string): void {
  for (const { current } of stack.toReversed()) if (current().onKey?.(key) === true) return;
}

/** The uppermost screen or dialog that takes scans has it. */
export function handScan(text: string): void {
  stack
    .toReversed()
    .map(({ current }) => current().onScan)
    .find((onScan) => onScan !== undefined)?.(text);
}

/** The screen that was opened last has the scanner. */
export function useScans(handlers: ScanHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const mine = { current: () => latest.current };
    stack.push(mine);
    return () => {
      stack.splice(stack.indexOf(mine), 1);
    };
  }, []);
}
