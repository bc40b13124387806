import { startTestPostgres } from './test-postgres.ts';

/** Prints the address of a test PostgreSQL and keeps it until standard input closes. */
const postgres = await startTestPostgres();
console.log(postgres.adminUrl);
process.stdin.resume();
process.stdin.on('end', async () => {
  await postgres.stop();
  process.exit(0);
});
