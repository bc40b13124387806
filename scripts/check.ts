import { run, runAll } from './run.ts';

/** 'Am I done?': types, lint and format, dead code, then the house's walls and the unit tests. */
const typed = ['domain', 'storefront', 'server', 'tests'].map((layer) =>
  run(`types of ${layer}`, 'tsc', ['-p', layer]),
);
const ok = await runAll([
  ...typed,
  run('lint and format', 'biome', ['check', '.']),
  run('dead code', 'knip', []),
  run('unit tests', 'vitest', ['run', '--project', 'unit', '--reporter=dot']),
]);
process.exit(ok ? 0 : 1);
