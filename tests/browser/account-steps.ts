import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { frameText } from '#content/nb/frame.ts';
import { pageSessionPath } from '#contract/page-session.ts';
import { expect, type RunningShop } from './shop-fixture.ts';

/** What shoppers do about their accounts, for the tests that need it done. */

export const password = 'Passord123!';

export const formError = (page: Page): Locator => page.getByRole('main').getByRole('alert');
export const myPage = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Min side' });
export const cart = (page: Page): Locator => page.getByRole('dialog', { name: 'Min Handlekurv' });

export async function logIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-post eller telefonnummer').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** Opens a screen as a customer, who has logged in by the API. */
export async function openAs(page: Page, email: string, screen: string): Promise<void> {
  await page.request.get(pageSessionPath);
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/v1/customers/login', {
    data: { email, password },
    headers: { 'x-csrf-token': token },
  });
  expect(answer.status()).toBe(200);
  await page.goto(screen);
  // Else the pointer is in the upper left corner, and an alert that comes there stays as long as it does.
  await page.mouse.move(640, 700);
  await page.waitForURL((url) => url.pathname === new URL(screen, url).pathname);
  if (screen === '/min-side') await expectOverview(page);
}

export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marker: true }));
}

/** A page that has been loaded anew has lost the mark, and one that is being loaded counts as such. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marker' in window).catch(() => false);
}

/** All of it is there: nothing is asked for any more that a test might answer. */
export async function expectOverview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Hei, / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-kode for medlem/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(frameText.loading)).toHaveCount(0);
}

export async function addJacket(page: Page): Promise<void> {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto('/product/heldre-jan-mayen-skalljakke?farge=svart&storrelse=m');
  await fresh;
  await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
  await expect(cart(page)).toBeVisible();
}

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** One of the shop's commands, on the data of the shop under test. */
export function command(shop: RunningShop, script: string, ...args: string[]) {
  return run('node', [path.join(root, 'scripts', script), ...args], {
    env: { ...process.env, DATABASE_URL: shop.databaseUrl },
  });
}
