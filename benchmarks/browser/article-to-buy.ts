import type { Locator, Page } from '@playwright/test';

/** An article of the demo shop that is had in several colours and sizes. */
export const articleToBuy = '/product/vidda-3-lags-skalljakke';

export function labelsIn(page: Page, name: RegExp): Locator {
  return page.getByRole('group', { name }).locator('label');
}

export async function pickVariant(page: Page): Promise<void> {
  for (const name of [/farge/i, /størrelse/i]) await labelsIn(page, name).first().tap();
}

export function addButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Legg i handlekurv' }).first();
}
