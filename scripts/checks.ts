import { run } from './run.ts';

/** What is right or wrong about the code by itself: types, lint and format, dead code. */
export const checks = [
  ...['domain', 'storefront', 'counter', 'server', 'tests'].map((layer) =>
    run(`types of ${layer}`, 'tsc', ['-p', layer]),
  ),
  run('lint and format', 'biome', ['check', '.']),
  run('dead code', 'knip', []),
];
