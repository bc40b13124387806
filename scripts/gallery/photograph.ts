import type { Page } from '@playwright/test';
import type { Places, Screen } from './screens.ts';

export interface Photograph {
  /** What makes the page wider than the window; null when nothing does. */
  readonly overflow: string | null;
  readonly logged: readonly string[];
}

export interface Shot {
  readonly screen: Screen;
  readonly places: Places;
  readonly width: number;
  readonly file: string;
}

/** Higher pages are cut: the browser paints no picture above this. */
const highest = 16_000;

/** Opens the screen at that width, waits until it is all there, and takes its picture. */
export async function photograph(page: Page, { screen, places, width, file }: Shot): Promise<Photograph> {
  const logged: string[] = [];
  const listen = (type: string, text: string) => {
    if (['error', 'warning', 'exception'].includes(type) && screen.mayLog?.test(text) !== true)
      logged.push(`${type}: ${text.slice(0, 200)}`);
  };
  page.on('console', (message) => listen(message.type(), message.text()));
  page.on('pageerror', (error) => listen('exception', error.message));
  try {
    await page.setViewportSize({ width, height: width < 1020 ? 844 : 900 });
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(places));
    if (screen.script !== false) await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
    await screen.act?.(page);
    await page.evaluate(loadPictures);
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate<{ width: number; height: number; widest: string }>(measure);
    const height = Math.min(size.height, highest);
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
      ...(screen.covers ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } }),
    });
    return { overflow: size.width > width ? `+${size.width - width} px ${size.widest}` : null, logged };
  } finally {
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
  }
}

/** The page's code has taken over what was touched before it came (ui/browser/startup/event-replay.ts). */
function isAlive(): boolean {
  return (globalThis as { readonly replayQueue?: unknown }).replayQueue === undefined;
}

/** Pictures below the fold come when one scrolls there; a picture of the whole page needs them now. */
const loadPictures = `(async () => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const all = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 10000))]);
  await document.fonts.ready;
})()`;

/** How large the page is, and the innermost element that reaches furthest to the right without a scroller around it. */
const measure = `(() => {
  const { documentElement: root, body } = document;
  const scrolls = (element) => element !== null && element !== root && element !== body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  let widest = { right: innerWidth, name: '' };
  for (const element of body.querySelectorAll('*')) {
    const { right } = element.getBoundingClientRect();
    if (right >= widest.right && right > innerWidth && !scrolls(element.parentElement))
      widest = { right, name: element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '') };
  }
  const width = Math.max(root.scrollWidth, body.scrollWidth);
  return { width, height: Math.max(root.scrollHeight, innerHeight), widest: widest.name };
})()`;
