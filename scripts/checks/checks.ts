import { run } from './run.ts';

/** What is right or wrong about the code by itself: types, lint and format, dead code, the descriptions of the API, whether every requirement has its test, and the chart. */
export const checks = [
  run('types', 'tsc', ['-b']),
  run('lint and format', 'biome', ['check', '.']),
  run('dead code', 'knip', []),
  run('API descriptions', 'node', ['scripts/checks/lint-api.ts']),
  run('requirements', 'node', ['scripts/spec.ts']),
  run('Helm chart, where helm is', 'node', ['scripts/chart.ts']),
];
