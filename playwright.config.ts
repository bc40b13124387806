import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/gallery/find-browser.ts';

/** The long lane has tests of its own (tests/browser/long-lane.ts), and sweeps that the gate does once (tests/browser/sweep.ts). */
const isLongLane = process.env.TEST_LANE === 'long';

/**
 * Drawing pictures and asking for them takes a third of the processor's time of a page: in the gate only these do it, which
 * ask about pictures or about all that a page fetches. The long lane does it everywhere.
 */
const withPictures = /(consumer-rights|first-visit|hostile|photographs|polls|steady)\.test\.ts$/;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough here to earn back what optimising its code costs.
  '--js-flags=--no-opt --no-maglev',
];
const launchOptions = { executablePath: findBrowser(), args };
const withoutPictures = { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] };

/**
 * The shop in a real browser. Each worker has shops of its own (tests/browser/shop-fixture.ts), so every test can run beside
 * any other; a file's tests stay in one worker all the same, which opens its shop once.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  ...(isLongLane ? { grep: /@sweep|@long/ } : { grepInvert: /@long/ }),
  outputDir: 'test-results',
  globalSetup: './tests/browser/global-setup.ts',
  // They wait for alerts that go, for slow lines and for each other: a third worker fills the two cores.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A shared machine may be late once; what passes only the second time is listed as flaky by the reporter.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1280, height: 800 },
    // Tracing every test takes a fifth of their time: one that failed is traced when it is tried again (else: --trace on).
    trace: 'on-first-retry',
    // A transition is drawn sixty times a second: here it takes a millisecond. What moves is tested where it is asked for.
    contextOptions: { reducedMotion: isLongLane ? 'no-preference' : 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'pictures', testMatch: withPictures },
    { name: 'plain', testIgnore: withPictures, use: isLongLane ? {} : { launchOptions: withoutPictures } },
  ],
});
