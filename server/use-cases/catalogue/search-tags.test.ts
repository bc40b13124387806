import { expect, test } from 'vitest';
import type { WireFilter } from '#contract/article.ts';
import { searchTags } from './search-tags.ts';

test('a search is tied to a list only where all its counts are within it', () => {
  const main = { field: 'MainGroupID', op: 'eq', value: 1 } satisfies WireFilter;
  const red = { field: 'ColorGroupID', op: 'in', values: [3, 4] } satisfies WireFilter;
  const men = { field: 'GenderID', op: 'in', values: [1] } satisfies WireFilter;
  expect(searchTags([red, main])).toEqual(['MainGroupID:1']);
  expect(searchTags([red])).toEqual(['any']);
  expect(searchTags([red, men])).toEqual(['ColorGroupID:3', 'ColorGroupID:4', 'GenderID:1']);
  expect(searchTags([])).toEqual(['any']);
});
