import { buildStorefront } from './build/build-storefront.ts';
import { step } from './terminal/step.ts';

await step('Building the storefront', buildStorefront);
