import path from 'node:path';
import { readConfig } from '#server/settings/config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';

/** npm run migrate: brings the shop's database up to this version; npm start does so too. */
try {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const database = await connectDatabase(config, { migrates: true });
  await database.stop();
  console.log('The database is of this version.');
} catch (error) {
  explainMistake(error, 'npm run migrate');
}
