import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What the documents promise: that nothing they point to has moved, and that no command is left out. */
const root = path.resolve(import.meta.dirname, '..');
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** As GitHub makes them from headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  test('its links lead somewhere', () => {
    const prose = read(document).replaceAll(/`[^`\n]*`/g, '');
    const targets = [...prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const name = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(path.join(root, name))) return true;
      return anchor !== undefined && !anchorsOf(read(name)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('the files it names are there', () => {
    const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const own = new RegExp(`^(${folders.map(({ name }) => name).join('|')})/[\\w./-]+$`);
    const named = [...read(document).matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => own.test(name));
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

test('the README has every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  const commands = Object.keys(scripts)
    .filter((name) => !/^pre/.test(name))
    .map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !new RegExp(`\`${command}(\`| --)`).test(readme))).toEqual([]);
});

test('every promise of docs/resiliency.md is named by the tests that show it', () => {
  const rows = [...read('docs/resiliency.md').matchAll(/^\| ([RL]\d+) \| [^|]+ \| (.+) \|$/gm)];
  const expected = [
    ...Array.from({ length: 44 }, (_, at) => `R${at + 1}`),
    ...Array.from({ length: 10 }, (_, at) => `L${at + 1}`),
  ];
  expect(rows.map(([, id]) => id)).toEqual(expected);
  const unnamed = rows.flatMap(([, id, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !new RegExp(`['\`][^'\`]*\\b${id}\\b`).test(read(file)))
      .map((file) => `${id} ${file}`),
  );
  expect(unnamed).toEqual([]);
});
