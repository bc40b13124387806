import type { Page } from '@playwright/test';
import type { DeskRole } from '#domain/staff/desk-role.ts';

/** A picture of docs/desk.md's tour: who looks, where, and what is done there first. */
export interface TourPicture {
  /** Its file below docs/pictures/desk. */
  readonly name: string;
  /** Null: nobody has signed in yet. */
  readonly role: DeskRole | null;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly width?: 390;
  /** Of the window, where a page is to be seen whole. */
  readonly height?: number;
  readonly scheme?: 'dark';
}

export const deskTour: readonly TourPicture[] = [
  { name: 'sign-in', role: null, path: '/' },
  { name: 'overview', role: 'marketing', path: '/oversikt' },
  { name: 'overview-dark', role: 'administrator', path: '/oversikt', scheme: 'dark' },
  { name: 'overview-390', role: 'administrator', path: '/oversikt', width: 390 },
  { name: 'palette', role: 'marketing', path: '/oversikt', act: openPalette },
  { name: 'orders', role: 'service', path: '/ordre', act: chooseTwo },
  { name: 'order', role: 'service', path: '/ordre?view=withdrawn', act: openFirst },
  { name: 'article', role: 'product', path: '/varer/10001' },
  { name: 'campaigns', role: 'marketing', path: '/kampanjer' },
  { name: 'campaign', role: 'marketing', path: '/kampanjer?state=planned', act: askTooMuchBefore, height: 1280 },
  { name: 'home', role: 'marketing', path: '/forsiden', act: planLater, height: 1180 },
  { name: 'page', role: 'marketing', path: '/sider/levering', act: waitForPreview },
  { name: 'search', role: 'marketing', path: '/sok', act: tryFirst },
  { name: 'reports', role: 'marketing', path: '/rapporter' },
  { name: 'log', role: 'marketing', path: '/endringslogg' },
];

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('vidda');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

async function chooseTwo(page: Page): Promise<void> {
  for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').check();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Ordre \d/ }).waitFor();
}

/** A before-price above the lowest of the last 30 days, which the page refuses. */
async function askTooMuchBefore(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const before = page.getByRole('textbox', { name: /^Førpris for/ }).first();
  await before.fill('9999');
  await before.blur();
  await page.getByText(/Førprisen kan ikke være/).waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

async function planLater(page: Page): Promise<void> {
  await page.locator('[data-part="campaignPromo"]').click();
  await page.getByLabel('På et tidspunkt').check();
  await page.evaluate('scrollTo(0, 0)');
}

async function waitForPreview(page: Page): Promise<void> {
  await page.locator('iframe').waitFor();
}

/** With the suggestion as a draft. */
async function tryFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Prøv / })
    .first()
    .click();
  await page.getByRole('complementary').getByRole('status').waitFor();
}
