import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the requirement ids (docs/requirements.md) that no test of the gate mentions in its name. */
const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'domain',
  'contract',
  'content',
  'brands',
  'demo',
  'server',
  'storefront',
  'ui',
  'database',
  'emulators',
  'tests',
  'scripts',
];
const required = /^(GEN|ROUTE|NAV|UI|ENT|CART|USER|ROLE|VAL|API|ERR|CONST|CONTENT|I18N)-\d+$/;
/** A title of the long lane alone (tests/browser/long-lane.ts). */
const longTitle = /\btest\(\s*(['`])(?:(?!\1).)*\1,\s*longLane\b/g;

const wanted = [
  ...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\|\s*([A-Z0-9]+-\d+)\s*\|/gm),
]
  .map((match) => match[1] ?? '')
  .filter((id) => required.test(id));
const named = new Set(folders.flatMap(testFiles).flatMap((file) => idsNamedIn(readFileSync(file, 'utf8'))));
const missing = wanted.filter((id) => !named.has(id));

const byArea = Map.groupBy(missing, (id) => id.split('-')[0]);
for (const [area, ids] of byArea) console.log(`${area}: ${ids.map((id) => id.split('-')[1]).join(' ')}`);
console.log(
  `${wanted.length - missing.length} of ${wanted.length} requirements are named by a test of the gate, ${missing.length} are not.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;

function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|walk|conformance)\.tsx?$/.test(name) && !name.includes('.long.test.'))
    .map((name) => path.join(root, folder, name));
}

/** Ids inside the titles of tests: 'CART-07 …', and ranges as 'VAL-01..05'. */
function idsNamedIn(source: string): string[] {
  const gate = source.replace(longTitle, '');
  return [...gate.matchAll(/\b([A-Z][A-Z0-9]*)-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, area = '', first = '', last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, i) => `${area}-${String(Number(first) + i).padStart(2, '0')}`,
    ),
  );
}
