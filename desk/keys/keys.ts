import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';

/** 'j', 'Enter', or two after one another: 'g o'. Ctrl K is 'ctrl k'. */
export type KeyMap = Readonly<Record<string, () => void>>;

const storageKey = 'kontor-keys';

/** Whether single letters act; some people speak to their machine, or press keys they did not mean. */
export const keysOn = atom(readOn());

function readOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  keysOn.set(on);
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // forbidden: it holds as long as the page
  }
}

interface Mapped {
  readonly current: KeyMap;
}

/** The newest come first: what lies on top hears first. */
const maps: Mapped[] = [];
const pairMs = 1_000;
let begun: { readonly key: string; readonly at: number } | null = null;

/** The keys of a part as long as it is shown. */
export function useKeys(map: KeyMap): void {
  const held = useRef(map);
  held.current = map;
  useEffect(() => {
    maps.unshift(held);
    return () => {
      maps.splice(maps.indexOf(held), 1);
    };
  }, []);
}

export function listenForKeys(): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      act(event, [`ctrl ${key}`]);
      return;
    }
    if (isTyped(event) || document.querySelector('dialog[open]') !== null || !keysOn.get()) return;
    const pair = begun !== null && event.timeStamp - begun.at < pairMs ? `${begun.key} ${key}` : null;
    begun = { key, at: event.timeStamp };
    if (act(event, pair === null ? [key] : [pair, key])) begun = null;
  });
}

function act(event: KeyboardEvent, names: readonly string[]): boolean {
  for (const name of names) {
    const found = maps.find(({ current }) => name in current)?.current[name];
    if (found === undefined) continue;
    event.preventDefault();
    found();
    return true;
  }
  return false;
}

/** What is typed into a field is the field's; Enter and space on a button or a link are theirs. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}
