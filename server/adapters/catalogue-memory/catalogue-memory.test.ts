import { describe } from 'vitest';
import { conformsToCatalogueIndex } from '#tests/conformance/catalogue/catalogue-index.conformance.ts';
import { CatalogueMemory } from './catalogue-memory.ts';

describe('the catalogue in memory', () => {
  conformsToCatalogueIndex(() => new CatalogueMemory());
});
