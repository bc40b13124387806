import { atom } from 'nanostores';

export type Scheme = 'light' | 'dark' | 'system';

const key = 'kontor-scheme';
export const scheme = atom<Scheme>(read());
const system = matchMedia('(prefers-color-scheme: dark)');

function read(): Scheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Before the first paint, and whenever the machine or the person changes it. */
export function followScheme(): void {
  const show = () => {
    const chosen = scheme.get();
    document.documentElement.dataset.scheme = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
  };
  scheme.subscribe(show);
  system.addEventListener('change', show);
}

export function chooseScheme(chosen: Scheme): void {
  scheme.set(chosen);
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // forbidden: it holds as long as the page
  }
}
