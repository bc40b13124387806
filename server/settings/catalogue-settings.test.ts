import { expect, test } from 'vitest';
import { catalogueSettings, catalogueSettingsTable } from './catalogue-settings.ts';

const read = (given: Partial<Record<keyof typeof catalogueSettingsTable, string>>) =>
  catalogueSettings((name) => given[name] ?? catalogueSettingsTable[name].fallback);

test('without an address the catalogue is in memory', () => {
  expect(read({})).toBeNull();
  expect(() => read({ INDEXER: 'inside' })).toThrow('CATALOGUE_URL is not');
});

test('several nodes share scheme and user', () => {
  expect(read({ CATALOGUE_URL: 'https://reader:pw@n1:9200,n2:9200', INDEXER: 'inside' })).toMatchObject({
    urls: ['https://reader:pw@n1:9200', 'https://reader:pw@n2:9200'],
    writeUrls: ['https://reader:pw@n1:9200', 'https://reader:pw@n2:9200'],
    shape: { shards: 3, replicas: 1 },
    indexesInside: true,
  });
  expect(read({ CATALOGUE_URL: 'http://a', CATALOGUE_WRITE_URL: 'http://b' })?.writeUrls).toEqual(['http://b']);
});

test.each([
  [{ CATALOGUE_URL: 'n1:9200' }, 'CATALOGUE_URL must be addresses'],
  [{ CATALOGUE_URL: 'https://n1/hent' }, 'CATALOGUE_URL must be addresses'],
  [{ CATALOGUE_URL: 'https://n1', CATALOGUE_NAME: 'Hent-1' }, 'CATALOGUE_NAME'],
  [{ CATALOGUE_URL: 'https://n1', INDEXER: 'outside' }, 'INDEXER'],
  [{ CATALOGUE_URL: 'https://n1', CATALOGUE_SHARDS: '0' }, 'CATALOGUE_SHARDS'],
])('%j is refused in one line', (given, says) => {
  expect(() => read(given)).toThrow(says);
});
