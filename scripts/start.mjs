// The shop as `npm start` and whatever manages services start it. Plain JavaScript, and so it can say where modules are to be read
// from before the first of them is. Processes of WORKERS begin here too: node:cluster starts what the first one was started with.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { loadStripped } from './build/stripped-copies.mjs';

registerHooks({ load: loadStripped(path.resolve(import.meta.dirname, '..')) });
await import('./start.ts');
