import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The walls of the house, as data: which folder may import which. A file belongs to the longest prefix that fits it.
 * `npm` lists the packages a layer may use; '*' is any.
 */
const walls: readonly { layer: string; may: readonly string[]; npm: readonly string[] }[] = [
  { layer: 'domain', may: ['domain'], npm: [] },
  { layer: 'ui/icons', may: ['ui/icons'], npm: [] },
  { layer: 'contract', may: ['contract', 'domain'], npm: ['zod'] },
  { layer: 'content', may: ['content', 'domain', 'contract'], npm: [] },
  { layer: 'brands', may: ['brands', 'domain', 'contract'], npm: [] },
  { layer: 'server/crypto', may: ['server/crypto'], npm: [] },
  { layer: 'server/brands', may: ['server/brands', 'domain', 'contract', 'brands'], npm: [] },
  { layer: 'server/ports', may: ['server/ports', 'domain', 'contract'], npm: [] },
  { layer: 'server/use-cases', may: ['server/use-cases', 'server/ports', 'domain', 'contract'], npm: ['p-limit'] },
  {
    layer: 'server/adapters',
    may: ['server/adapters', 'server/crypto', 'server/ports', 'domain', 'contract', 'brands'],
    npm: ['*'],
  },
  {
    layer: 'server/database',
    may: ['server/database', 'server/crypto', 'server/ports', 'domain', 'contract', 'brands'],
    npm: ['pg', 'sanitize-html'],
  },
  {
    layer: 'server/jobs',
    may: ['server/jobs', 'server/use-cases', 'server/ports', 'domain', 'contract'],
    npm: ['p-limit'],
  },
  {
    layer: 'server/http',
    may: [
      'server/http',
      'server/brands',
      'server/use-cases',
      'server/crypto',
      'server/ports',
      'domain',
      'contract',
      'content',
      'brands',
    ],
    npm: ['fastify', 'zod', 'prom-client', 'p-limit'],
  },
  {
    layer: 'server/http/ssr',
    may: [
      'server/http',
      'server/use-cases',
      'server/crypto',
      'server/ports',
      'domain',
      'contract',
      'content',
      'brands',
      'storefront/rendered.ts',
    ],
    npm: ['fastify', 'p-limit'],
  },
  { layer: 'server', may: ['server', 'domain', 'contract', 'content', 'brands'], npm: ['fastify'] },
  {
    layer: 'ui/components',
    may: ['ui/components', 'ui/styles', 'ui/browser', 'ui/icons', 'domain'],
    npm: ['react', 'react-dom', 'react-router'],
  },
  { layer: 'ui/browser', may: ['ui/browser', 'domain', 'contract'], npm: ['react', 'react-dom'] },
  {
    // Hydrating must know that React is Preact: what is done to elements before they are compared is an option of Preact's.
    layer: 'ui/browser/startup',
    may: ['ui/browser', 'domain', 'contract'],
    npm: ['preact', 'react', 'react-dom'],
  },
  {
    layer: 'storefront/data',
    may: ['storefront/data', 'ui/browser', 'domain', 'contract'],
    npm: ['react', 'react-router', 'nanostores'],
  },
  {
    layer: 'storefront/features',
    may: [
      'storefront/features',
      'ui/components',
      'ui/browser',
      'storefront/data',
      'ui/styles',
      'ui/icons',
      'domain',
      'contract',
      'content',
    ],
    npm: ['react', 'react-dom', 'react-router', 'nanostores'],
  },
  {
    layer: 'storefront/lists',
    may: ['storefront/lists', 'storefront/features', 'storefront/data', 'domain', 'contract', 'content'],
    npm: ['react-router'],
  },
  {
    layer: 'storefront/screens',
    may: ['storefront', 'ui', 'domain', 'contract', 'content', 'brands'],
    npm: ['react', 'react-dom', 'react-router', 'nanostores'],
  },
  {
    layer: 'storefront',
    may: ['storefront', 'ui', 'domain', 'contract', 'content', 'brands'],
    npm: ['*'],
  },
  {
    layer: 'counter',
    may: ['counter', 'ui', 'domain', 'contract', 'content', 'brands'],
    npm: ['react', 'react-dom', 'nanostores', 'uqr', 'zxing-wasm'],
  },
  {
    layer: 'desk',
    may: ['desk', 'ui', 'domain', 'contract', 'content', 'brands'],
    npm: ['react', 'react-dom', 'nanostores', 'uqr', '@simplewebauthn/browser'],
  },
  {
    layer: 'database',
    may: ['database', 'server', 'domain', 'contract', 'content', 'brands'],
    npm: ['*'],
  },
  // Its pictures are the demo's drawings, too.
  {
    layer: 'database/acceptance',
    may: ['database', 'server', 'domain', 'contract', 'content', 'brands', 'demo'],
    npm: [],
  },
  { layer: 'demo', may: ['demo', 'database', 'server', 'domain', 'contract', 'content', 'brands'], npm: ['*'] },
  { layer: 'demo/illustrations', may: ['demo/illustrations'], npm: [] },
];

const layers = [...new Set(walls.map(({ layer }) => layer.split('/')[0] ?? ''))];
const root = path.resolve(import.meta.dirname, '..');
const allFiles = layers.flatMap((layer) => sourceFiles(layer));
const shipped = allFiles.filter((file) => !/\.(test|conformance)\.tsx?$/.test(file));

const everySourceFile = [...allFiles, ...['emulators', 'scripts', 'benchmarks', 'tests'].flatMap(sourceFiles)];

/** Folders that may hold more than 25 files, and why. */
const largeFolders: ReadonlyMap<string, string> = new Map([
  ['contract', 'one file per resource of the API'],
  ['content/nb', 'one file per feature: texts are looked for by its name'],
  ['tests/api', 'one file per resource or rule, read as a list'],
  ['tests/browser', 'one file per feature, read as a list'],
  ['tests/faults', 'one file per fault, read as a list'],
  ['demo/generator', 'the steps from plan to rows'],
  ['scripts', 'one file per command, by its name'],
  ['tests/search-quality/lots', 'a file for each lot of queries, in the order in which they were written'],
]);

interface Import {
  readonly file: string;
  /** A path from the root, or the name of a package. */
  readonly target: string;
  readonly kind: 'file' | 'npm' | 'node';
}

describe('the house', () => {
  test('each folder imports only what its wall lets through', () => {
    expect(
      shipped
        .flatMap(importsOf)
        .filter((entry) => !allowed(entry))
        .map(({ file, target }) => `${file} imports ${target}`),
    ).toEqual([]);
  });

  test('no feature of the storefront imports another one', () => {
    const feature = (file: string) => /^storefront\/features\/([^/]+)/.exec(file)?.[1];
    const crossing = shipped.flatMap(importsOf).filter(({ file, target }) => {
      const from = feature(file);
      const to = feature(target);
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(crossing.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('the schema library stays out of the browser: the apps take types alone from files that use it', () => {
    const withSchemas = new Set(shipped.filter((file) => importsOf(file).some(({ target }) => target === 'zod')));
    const valueImport = /(?:^|\n)import\s+(?!type\b)\{([^}]*)\}\s+from\s+'#(contract\/[^']+)'/g;
    const found = shipped
      .filter((file) => /^(storefront|counter|desk|ui)\//.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(valueImport)]
          .filter(([, names = '', target = '']) => withSchemas.has(target) && /(^|,)\s*(?!type\b)\w/.test(names))
          .map(([, names, target]) => `${file} imports ${names?.trim()} from ${target}`),
      );
    expect(found).toEqual([]);
  });

  test('the tests and emulators are imported by nothing that is shipped', () => {
    const wrong = shipped
      .flatMap(importsOf)
      .filter(({ target }) => /^(tests|benchmarks|emulators|scripts)\//.test(target));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('the product knows nothing of the demo, not even by a name it could load later', () => {
    const product = shipped.filter((file) => !/^(demo|database\/acceptance)\//.test(file));
    const naming = /['"`](?:#|[./]*\/)?demo\/[^'"`]*['"`]/;
    expect(product.filter((file) => naming.test(read(file)))).toEqual([]);
    for (const text of ["import('#demo/a.ts')", "join('../demo/pictures', x)", 'new URL(`../../demo/a`)'])
      expect(naming.test(text)).toBe(true);
  });

  test('use cases refuse with data: statuses and words are made in the answers of server/http', () => {
    const inner = shipped.filter((file) => /^server\/(use-cases|ports)\//.test(file));
    const made = inner.flatMap(importsOf).filter(({ target }) => /^(contract\/reply\.ts|content\/)/.test(target));
    expect(made.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
    expect(inner.filter((file) => /\bReply\b|\btexts\s*[:.}]/.test(read(file)))).toEqual([]);
  });

  test('imports make no circles, types counted', () => {
    expect(circles()).toEqual([]);
  });

  test('folders side by side import each other one way only', () => {
    expect(twoWayFolders()).toEqual([]);
  });

  test('no folder holds more than 25 files without a reason', () => {
    const sizes = Map.groupBy(everySourceFile, (file) => path.posix.dirname(file));
    const large = [...sizes].filter(([folder, files]) => files.length > 25 && !largeFolders.has(folder));
    expect(large.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
  });

  test('markup stands in the apps and in what they share', () => {
    expect(allFiles.filter((file) => file.endsWith('.tsx') && !/^(storefront|counter|desk|ui)\//.test(file))).toEqual(
      [],
    );
  });

  test('only the configuration reads the environment; PostgreSQL is started with it', () => {
    const reads = shipped.filter((file) => /process\.env\b/.test(read(file)));
    expect(reads).toEqual(['server/database/embedded/postgres-binaries.ts']);
  });

  test('a file is one idea: none is longer than 300 lines', () => {
    const long = allFiles.filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && read(file).split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });

  test('names say what is inside: no utils, helpers, common or misc', () => {
    expect(allFiles.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
  });
});

function allowed({ file, target, kind }: Import): boolean {
  const wall = wallOf(file);
  if (wall === undefined) return false;
  if (kind === 'npm') return wall.npm.includes('*') || wall.npm.includes(target);
  if (kind === 'node')
    return !/^(domain|contract|content|brands|demo\/illustrations|storefront|counter|desk|ui|server\/use-cases|server\/ports)/.test(
      file,
    );
  return wall.may.some((layer) => target === layer || target.startsWith(`${layer}/`));
}

function wallOf(file: string) {
  return walls.filter(({ layer }) => file.startsWith(`${layer}/`)).sort((a, b) => b.layer.length - a.layer.length)[0];
}

function importsOf(file: string): Import[] {
  const found = [
    ...read(file).matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
    ),
  ];
  return found.map((match) => resolved(file, match[1] ?? match[2] ?? ''));
}

function resolved(file: string, specifier: string): Import {
  if (specifier.startsWith('node:')) return { file, target: specifier, kind: 'node' };
  if (specifier.startsWith('#')) return { file, target: specifier.slice(1), kind: 'file' };
  if (specifier.startsWith('.'))
    return { file, target: path.posix.join(path.posix.dirname(file), specifier), kind: 'file' };
  const parts = specifier.split('/');
  return { file, target: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''), kind: 'npm' };
}

/** Groups of files that import each other in a ring, by depth-first search. */
function circles(): string[] {
  const graph = new Map(
    shipped.map((file) => [
      file,
      importsOf(file)
        .filter(({ kind }) => kind === 'file')
        .map(({ target }) => target),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done' || !graph.has(file)) return;
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

/** 'a/b <-> a/c' where files below the one import files below the other and the other way round. */
function twoWayFolders(): string[] {
  const pairs = new Set(
    shipped
      .flatMap(importsOf)
      .filter(({ kind }) => kind === 'file')
      .flatMap(({ file, target }) => {
        const from = path.posix.dirname(file).split('/');
        const to = path.posix.dirname(target).split('/');
        const fork = from.findIndex((name, depth) => name !== to[depth]);
        if (fork === -1 || fork >= to.length) return [];
        return [`${from.slice(0, fork + 1).join('/')} <-> ${to.slice(0, fork + 1).join('/')}`];
      }),
  );
  return [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' <-> ');
    return from < to && pairs.has(`${to} <-> ${from}`);
  });
}

function sourceFiles(layer: string): string[] {
  return readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${layer}/${name.split(path.sep).join('/')}`);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
