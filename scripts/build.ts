import path from 'node:path';
import { buildCounter } from './build/build-counter.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { stripSources } from './build/strip-sources.ts';
import { step } from './terminal/step.ts';

await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
await step('Building the desk', buildDesk);
await step("Taking the types out of the server's sources", () => stripSources(path.resolve(import.meta.dirname, '..')));
