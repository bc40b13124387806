import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { databaseFolder } from '#server/database/embedded/embedded-folder.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';
import { readConfig } from '#server/settings/config.ts';

/** Forgets the embedded database, its photographs and the pictures made from the drawings; the next start begins anew. */
const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
const wished = path.join(config.dataDir, 'postgres');
const folder = databaseFolder(wished, (await findPostgresBinaries()).runAs);
if (existsSync(path.join(folder, 'data/postmaster.pid'))) {
  // A server that outlived its shop is stopped; one whose shop is open is left alone.
  await (await startEmbeddedPostgres({ dir: wished })).stop();
}
if (existsSync(path.join(folder, 'data/postmaster.pid'))) {
  console.error('The shop is open: stop it first, then run npm run reset again.');
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
for (const made of ['pictures', 'photographs'])
  await rm(path.join(config.dataDir, made), { recursive: true, force: true });
console.log('Forgotten. npm start makes the shop anew.');
