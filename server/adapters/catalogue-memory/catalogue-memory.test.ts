import { describe } from 'vitest';
import { conformsToCatalogueIndex } from '../../ports/catalogue-index.conformance.ts';
import { CatalogueMemory } from './catalogue-memory.ts';

describe('the catalogue in memory', () => {
  conformsToCatalogueIndex(() => new CatalogueMemory());
});
