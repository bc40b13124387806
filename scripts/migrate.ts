import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { explainMistake } from './explain-mistake.ts';
import { reachDatabase } from './reach-database.ts';

/** npm run migrate: brings the shop's database up to this version; npm start does so too. */
try {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const database = await reachDatabase(config, { migrates: true });
  await database.stop();
  console.log('The database is of this version.');
} catch (error) {
  explainMistake(error, 'npm run migrate');
}
