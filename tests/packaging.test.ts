import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskApi } from '#contract/desk/wire.ts';
import { settingsTable } from '#server/settings/config.ts';
import { liveWarnings, readServingConfig } from '#server/settings/live-requirements.ts';
import { beforeThese } from '../scripts/rehearsal/cdn-varnish.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

describe('.env.example', () => {
  const lines = read('.env.example').split('\n');
  const set = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  ) as Record<string, string>;

  test('names settings that the shop reads, and no other', () => {
    const named = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !Object.hasOwn(settingsTable, name))).toEqual([]);
  });

  test('opens a live shop as it stands, and warns of nothing but what it says', () => {
    const config = readServingConfig(set, root);
    expect(config.mode).toBe('live');
    expect(liveWarnings(config).map((warning) => warning.split(' ')[0])).toEqual(['Payments', 'SMS_URL']);
  });

  test.each(['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL', 'NEXI_SECRET_KEY'])(
    'has nothing that could be left out: without %s the shop does not open',
    (name) => {
      expect(Object.keys(set)).toContain(name);
      expect(() => readServingConfig({ ...set, [name]: '' }, root)).toThrow(/does not open without/);
    },
  );

  test('says of each setting what it is for', () => {
    const bare = lines.filter((line, at) => /^[A-Z_]+=/.test(line) && !lines[at - 1]?.startsWith('# '));
    expect(bare).toEqual([]);
  });
});

describe('containers', () => {
  test('compose runs the nginx that is documented and rehearsed, with its own addresses', () => {
    const documented = read('docs/live/nginx.conf');
    const compose = read('compose.yaml');
    const shops = [...compose.matchAll(/ {2}shop-\d:\n[\s\S]*?ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
    expect(shops).toHaveLength(2);
    const expected = documented.replace('10.0.0.1', shops[0] ?? '').replace('10.0.0.2', shops[1] ?? '');
    expect(read('deploy/compose/nginx.conf')).toBe(expected);
  });

  test('nginx lets through what the desk and other systems may send', () => {
    const conf = read('docs/live/nginx.conf');
    const [, place = '', megabytes] = /location ~ (\S+) \{\s+client_max_body_size (\d+)m;/.exec(conf) ?? [];
    const limits = ['server/http/desk/register-uploads.ts', 'server/http/system/register-system.ts'].flatMap((file) =>
      [...read(file).matchAll(/ = (\d+) \* 1024 \* 1024;/g)].map(([, limit]) => Number(limit)),
    );
    expect(Math.max(...limits)).toBeGreaterThanOrEqual(20);
    expect(Number(megabytes)).toBeGreaterThanOrEqual(Math.max(...limits));
    for (const address of [`${deskApi}/goods/pictures`, '/api/system/v1/pictures'])
      expect(address).toMatch(new RegExp(place));
    expect(read('deploy/helm/hent/values.yaml')).toContain(`proxy-body-size: ${megabytes}m`);
  });

  test('Varnish stands between nginx and the shop with the file that is rehearsed', () => {
    const overlay = read('deploy/compose/varnish.yaml');
    const [, own = ''] = / {2}varnish:\n[\s\S]*?ipv4_address: ([\d.]+)/.exec(overlay) ?? [];
    const addresses = [...read('deploy/compose/nginx.conf').matchAll(/ {2}server ([\d.]+):3000 max_fails=0;\n/g)];
    const shops = addresses.map(([, address = '']) => ({ address, port: 3000 }));
    expect(read('deploy/compose/hent.vcl')).toBe(beforeThese(read('deploy/varnish/hent.vcl'), shops));
    expect(overlay).toContain(`VARNISH_URLS: http://${own}:6081`);
    const replaced = addresses.map(([line]) => line).join('');
    expect(read('deploy/compose/nginx-varnish.conf')).toBe(
      read('deploy/compose/nginx.conf').replace(replaced, `  server ${own}:6081 max_fails=0;\n`),
    );
  });

  test('nothing secret can get into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', '.data', '*.pem', '*.key', '*.dump']));
  });
});

describe('the chart', () => {
  const values = read('deploy/helm/hent/values.yaml');
  const number = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(values)?.[1]);

  test('names settings that the shop reads, and no other', () => {
    const settings = /^settings:\n((?: {2}.*\n)+)/m.exec(values)?.[1] ?? '';
    const named = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
    const secret = [...read('deploy/helm/hent/values.schema.json').matchAll(/"([A-Z]+_[A-Z_]+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(1);
    expect([...named, ...secret].filter((name) => !Object.hasOwn(settingsTable, name))).toEqual([]);
  });

  test('has the Varnish that is rehearsed', () => {
    const behind = [{ address: 'shop.internal', port: 80 }];
    expect(read('deploy/helm/hent/files/hent.vcl')).toBe(beforeThese(read('deploy/varnish/hent.vcl'), behind));
    const replaced = read('deploy/helm/hent/templates/_varnish.tpl');
    for (const part of ['    \\"shop.internal\\";\\n', '"shop.internal"', '.port = \\"80\\"'])
      expect(replaced).toContain(part);
  });

  test('gives a process time to drain, and runs it as the image does', () => {
    const deployment = read('deploy/helm/hent/templates/deployment.yaml');
    expect(number('drainSeconds')).toBeGreaterThanOrEqual(5);
    expect(number('drainSeconds')).toBeLessThanOrEqual(60);
    expect(deployment).toContain('add .Values.preStopSeconds .Values.drainSeconds 20');
    const user = /^USER (\d+):/m.exec(read('Dockerfile'))?.[1];
    const container = read('deploy/helm/hent/templates/_container.tpl');
    expect([...container.matchAll(/runAsUser: (\d+)/g)].map(([, id]) => id)).toEqual([user, user]);
    expect(container).toContain('readOnlyRootFilesystem: true');
  });

  test('asks for health where the shop tells it', () => {
    const asked = [...read('deploy/helm/hent/templates/deployment.yaml').matchAll(/path: (\/\w+)/g)].map(
      ([, at]) => at,
    );
    expect(asked).toEqual(['/healthz', '/healthz', '/readyz']);
  });
});
