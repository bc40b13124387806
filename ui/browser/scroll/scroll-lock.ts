import { isLocked, lock, unlock, unlocked } from '#domain/browser-rules/scroll-lock.ts';

let state = unlocked;
let before = { overflow: '', paddingRight: '' };

/**
 * Stops the page from scrolling until the returned function is called; several locks may be held at once (DEC-37,
 * TRAP-45). The scroll position does not change (UI-42).
 */
export function lockScroll(): () => void {
  if (!isLocked(state)) holdPage();
  state = lock(state);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    state = unlock(state);
    if (!isLocked(state)) freePage();
  };
}

function holdPage(): void {
  const { style } = document.body;
  before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  // the page must not jump sideways when its scrollbar goes
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
}

function freePage(): void {
  document.body.style.overflow = before.overflow;
  document.body.style.paddingRight = before.paddingRight;
}
