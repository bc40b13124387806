import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#server/database/embedded/embedded-folder.ts';
import { findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = `
  import { readConfig } from '#server/settings/config.ts';
  import { connectDatabase } from '${root}/scripts/database/connect-database.ts';
  await connectDatabase(readConfig(process.env, process.cwd()), { migrates: true });
  console.log('reached');
  setInterval(() => {}, 1000);
`;

test('Ctrl-C while a command is at work takes the database along that it has started', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-reach-'));
  try {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    });
    const exit = once(child, 'exit');
    let said = '';
    for await (const piece of child.stdout) {
      said += piece;
      if (said.includes('reached')) break;
    }
    const { runAs } = await findPostgresBinaries();
    const running = path.join(databaseFolder(path.join(folder, 'postgres'), runAs), 'data', 'postmaster.pid');
    expect([said, existsSync(running)]).toEqual([expect.stringContaining('reached'), true]);
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
    expect(existsSync(running)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
