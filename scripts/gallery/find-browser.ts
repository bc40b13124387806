import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell without a window first: it needs three fifths of the processor's time for the same tests. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests: one that is there, else one that can be had; else a sentence that says what to do. */
export function findBrowser(): string {
  for (const install of [() => {}, installByPlaywright, installByApt]) {
    install();
    const found = present();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM_PATH to one.');
}

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function installByApt(): void {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium by apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  // The shell alone where a release has it; older ones have the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-q', '--no-install-recommends', name];
    if (spawnSync('apt-get', install, { stdio: 'ignore', env }).status === 0) return;
  }
}

function installByPlaywright(): void {
  console.log('Installing Chromium by Playwright …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
}
