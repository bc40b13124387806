// Runs under whatever Node the machine has, before anything else: installs when node_modules is missing or older than
// the lockfile. Everything after it runs on the Node that package.json pins (node_modules/.bin comes first in npm's PATH).
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const installed = path.join(root, 'node_modules/.package-lock.json');
const lockfile = path.join(root, 'package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  // As server/settings/shop-mode.ts, which cannot run yet: a demo is asked for by name, or is what nothing speaks against.
  const { SHOP_MODE, SHOP_DATA, NODE_ENV = '', npm_lifecycle_event } = process.env;
  const signs = ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET'].some((name) => process.env[name]);
  const isEarnest = signs || !['', 'development', 'test'].includes(NODE_ENV);
  const isLive = SHOP_MODE === 'live' || (!SHOP_MODE && !['demo', 'acceptance'].includes(SHOP_DATA) && isEarnest);
  if (isLive && npm_lifecycle_event === 'prestart') {
    console.error(
      'The packages of this version are not installed, and a live shop installs nothing at its start: npm ci, npm run build, then npm start.',
    );
    process.exit(1);
  }
  console.log('Installing packages (about a minute the first time) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm could not install the packages; see its message above.');
    process.exit(status ?? 1);
  }
}
