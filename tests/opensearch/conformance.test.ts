import { afterAll, describe } from 'vitest';
import { conformsToCatalogueIndex } from '#tests/conformance/catalogue/catalogue-index.conformance.ts';
import { openSearchIndex, removeIndexes } from './opensearch-index.ts';

describe('the catalogue in OpenSearch', () => {
  afterAll(removeIndexes);
  conformsToCatalogueIndex(openSearchIndex, { model: 25, updates: 5 });
});
