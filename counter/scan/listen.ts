import { useEffect, useEffectEvent } from 'react';
import { pause, scanReader } from './scan-reader.ts';

export interface ScanHandlers {
  readonly onScan: (text: string) => void;
  readonly onKey?: (key: string) => void;
}

const stack: ScanHandlers[] = [];
const reader = scanReader(
  (text) => stack.at(-1)?.onScan(text),
  (key) => stack.at(-1)?.onKey?.(key),
);
let quiet: ReturnType<typeof setTimeout> | undefined;

/** Listens for scanners wherever the focus is; fields keep what is typed into them. */
export function listenForScans(): void {
  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isField(event.target)) return;
    // A button that has the focus is pressed by Enter and Space, unless they end a scan.
    if (event.key === ' ') return;
    if (reader.take(event.key, event.timeStamp)) event.preventDefault();
    clearTimeout(quiet);
    quiet = setTimeout(reader.rest, pause);
  });
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** What the uppermost screen or dialog does with a scan. */
export function handScan(text: string): void {
  stack.at(-1)?.onScan(text);
}

/** The screen that was opened last has the scanner. */
export function useScans(handlers: ScanHandlers): void {
  const onScan = useEffectEvent(handlers.onScan);
  const onKey = useEffectEvent((key: string) => handlers.onKey?.(key));
  useEffect(() => {
    const mine: ScanHandlers = { onScan: (text) => onScan(text), onKey: (key) => onKey(key) };
    stack.push(mine);
    return () => {
      stack.splice(stack.indexOf(mine), 1);
    };
  }, []);
}
