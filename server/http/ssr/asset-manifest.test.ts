import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AssetManifest } from './asset-manifest.ts';

test('a sheet comes after those of what its screen is made of, so that the screen has the last word', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-manifest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entries = {
    'storefront/entry-browser.tsx': { file: 'entry.js', css: ['frame.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', css: ['tile.css'] },
    'storefront/features/cookies/cookie-notice.tsx': {
      file: 'notice.js',
      css: ['notice.css'],
      imports: ['_shared.js'],
    },
    'storefront/screens/list.tsx': { file: 'list.js', css: ['list.css'], imports: ['_shared.js', '_card.js'] },
    '_card.js': { file: 'card.js', css: ['card.css'] },
  };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(entries));
  for (const sheet of ['frame', 'tile', 'list', 'card', 'notice'])
    await writeFile(path.join(folder, `${sheet}.css`), `.${sheet} {}`);
  const { script, preloads, asking, sheets } = (await AssetManifest.read(folder)).of(['storefront/screens/list.tsx']);
  expect(sheets.map(({ text }) => text)).toEqual(['.tile {}', '.frame {}', '.notice {}', '.card {}', '.list {}']);
  expect([script, ...preloads]).toEqual(['/entry.js', '/shared.js', '/list.js', '/card.js']);
  expect(asking).toEqual(['/notice.js']);
});
