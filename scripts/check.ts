import { checks } from './checks/checks.ts';
import { run, runAll } from './checks/run.ts';

/** 'Am I done?': types, lint and format, dead code beside the house's walls, the unit tests and those of the database. */
const unit = run('unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'database', '--reporter=dot']);
const done = await Promise.all([runAll(checks), runAll([unit])]);
process.exit(done.every((outcomes) => outcomes.every(({ ok }) => ok)) ? 0 : 1);
