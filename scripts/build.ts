import { buildStorefront } from './build-storefront.ts';
import { step } from './step.ts';

await step('Building the storefront', buildStorefront);
