import type { Page } from '@playwright/test';
import { expect, test } from './shop-fixture.ts';

/**
 * Coming alive leaves the page as the server sent it: what is cut, moved or made anew then is laid out and painted once more on a page that
 * someone is reading already. What only the browser knows comes afterwards, or as a text in a place that was empty.
 */
const articlePath = '/product/heldre-jan-mayen-skalljakke';

for (const path of ['/', '/klaer', articlePath, '/butikker']) {
  test(`DEC-05 TRAP-41 ${path} is not changed by coming alive`, async ({ page }) => {
    await watchChanges(page);
    await page.goto(path);
    expect(await page.evaluate(() => window.changesWhileHydrating)).toEqual([]);
  });
}

declare global {
  interface Window {
    changesWhileHydrating: string[];
  }
}

/** All that changes in the page until what was pressed meanwhile is done again, which is when all of it is alive. */
async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: string[] = [];
    window.changesWhileHydrating = changes;
    const told = (node: Node) => node.textContent?.slice(0, 60) || node.nodeName;
    const isEmptyText = (node: Node) => node instanceof Text && node.data === '';
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (root === null) return;
      const observer = new MutationObserver((records) => {
        if (window.replayQueue === undefined) return observer.disconnect();
        for (const { type, target, oldValue, addedNodes, removedNodes } of records) {
          if (type === 'characterData' && oldValue?.trim() !== '') changes.push(`text: ${oldValue} > ${told(target)}`);
          for (const node of [...addedNodes, ...removedNodes])
            if (!isEmptyText(node)) changes.push(`${target.nodeName}: ${told(node)}`);
        }
      });
      observer.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
    });
  });
}
