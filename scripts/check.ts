import { checks } from './checks/checks.ts';
import { run, runAll } from './checks/run.ts';

/** 'Am I done?': types, lint and format, dead code, then the house's walls and the unit tests. */
const ok = await runAll([...checks, run('unit tests', 'vitest', ['run', '--project', 'unit', '--reporter=dot'])]);
process.exit(ok ? 0 : 1);
