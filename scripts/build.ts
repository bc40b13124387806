import { buildCounter } from './build-counter.ts';
import { buildStorefront } from './build-storefront.ts';
import { step } from './step.ts';

await step('Building the storefront', buildStorefront);
await step('Building the counter', buildCounter);
