import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { roleNames } from '#content/nb/desk/roles.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { deskTour, type TourPicture } from './desk-tour.ts';

const mostBytes = 120_000;
/** On whatever machine this is. */
const patienceMs = 90_000;
const sizes = { wide: { width: 1440, height: 900 }, hand: { width: 390, height: 844 } } as const;

/** The pictures of docs/desk.md's tour, in that folder. What a page needs of others' acts it finds in the demo. */
export async function photographDesk(
  browser: Browser,
  address: string,
  folder: string,
  onPicture: (done: number, name: string) => void,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const faults: string[] = [];
  for (const [index, picture] of deskTour.entries()) {
    onPicture(index / deskTour.length, picture.name);
    const context = await browser.newContext({
      baseURL: address,
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
      colorScheme: picture.scheme ?? 'light',
      viewport: {
        ...(picture.width === undefined ? sizes.wide : sizes.hand),
        ...(picture.height && { height: picture.height }),
      },
    });
    try {
      await take(await context.newPage(), picture, path.join(folder, `${picture.name}.webp`));
    } catch (error) {
      faults.push(`desk ${picture.name}: ${String(error).split('\n')[0]}`);
    } finally {
      await context.close();
    }
  }
  return faults;
}

async function take(page: Page, { role, path: place, act }: TourPicture, file: string): Promise<void> {
  page.setDefaultTimeout(patienceMs);
  if (role !== null) await enterAs(page, role);
  await page.goto(`/kontor${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => {})');
  await sharp(await shrunk(await page.screenshot({ animations: 'disabled' }))).toFile(file);
}

/** One press, as the demo lets anybody. */
async function enterAs(page: Page, role: DeskRole): Promise<void> {
  await page.goto('/kontor');
  await page.getByRole('button', { name: roleNames[role], exact: true }).click();
  await page.getByRole('main').and(page.locator('#content')).waitFor();
}

/** Small enough to lie beside the text: as good as fits. */
async function shrunk(picture: Buffer): Promise<Buffer> {
  for (const quality of [82, 70, 58, 45]) {
    const made = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= mostBytes || quality === 45) return made;
  }
  return picture;
}
