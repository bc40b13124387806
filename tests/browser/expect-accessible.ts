import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half of what `axe.source` has every page read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and what axe holds to be good practice. Frames that run no
 * script cannot answer it (`iframes: false`).
 */
export async function expectAccessible(page: Page, { iframes = true } = {}): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate(
    async ({ runOnly, iframes }) => {
      // A colour on its way from one to another is neither.
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(document, { runOnly, iframes, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { runOnly: rules, iframes },
  );
  expect(found, `axe on ${new URL(page.url()).pathname}, ${page.viewportSize()?.width} px`).toEqual([]);
}
