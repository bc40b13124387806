import { ConfigError, oneOf, wholeNumber } from './setting-values.ts';

/** Which engine answers lists and searches (docs/opensearch.md). */
export const catalogueSettingsTable = {
  CATALOGUE_URL: {
    fallback: '',
    says: "OpenSearch's nodes that lists and searches are asked of, as https://reader:password@n1:9200,n2:9200,n3:9200; empty keeps the catalogue in the memory of every process",
  },
  CATALOGUE_WRITE_URL: { fallback: '', says: 'The same for the indexer, with its own user; empty is CATALOGUE_URL' },
  CATALOGUE_NAME: { fallback: 'hent', says: "The alias of this shop's catalogue in OpenSearch" },
  CATALOGUE_SHARDS: { fallback: '3', says: 'Shards of the catalogue, 1 to 32; holds from the next build on' },
  CATALOGUE_REPLICAS: {
    fallback: '1',
    says: 'Copies of every shard beside the first, 0 to 5; 0 loses the catalogue with a node',
  },
  INDEXER: {
    fallback: '',
    says: 'inside has the processes of the shop write the catalogue into OpenSearch, one of them at a time; empty leaves it to npm run indexer',
  },
} as const;

export interface CatalogueSettings {
  readonly urls: readonly string[];
  readonly writeUrls: readonly string[];
  readonly alias: string;
  readonly shape: { readonly shards: number; readonly replicas: number };
  readonly indexesInside: boolean;
}

/** Null: in memory. */
export function catalogueSettings(
  value: (name: keyof typeof catalogueSettingsTable) => string,
): CatalogueSettings | null {
  const url = value('CATALOGUE_URL');
  const indexer = value('INDEXER');
  if (url === '') {
    if (indexer !== '') throw new ConfigError('INDEXER is set, but CATALOGUE_URL is not.');
    return null;
  }
  const alias = value('CATALOGUE_NAME');
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(alias))
    throw new ConfigError(`CATALOGUE_NAME is '${alias}', but must be small letters, digits and underscores.`);
  return {
    urls: nodeAddresses('CATALOGUE_URL', url),
    writeUrls: nodeAddresses('CATALOGUE_WRITE_URL', value('CATALOGUE_WRITE_URL') || url),
    alias,
    shape: {
      shards: wholeNumber('CATALOGUE_SHARDS', value('CATALOGUE_SHARDS'), 1, 32),
      replicas: wholeNumber('CATALOGUE_REPLICAS', value('CATALOGUE_REPLICAS'), 0, 5),
    },
    indexesInside: oneOf('INDEXER', indexer || null, ['inside']) !== null,
  };
}

/** One address for each host behind the commas, with the same scheme and user. */
function nodeAddresses(name: string, text: string): string[] {
  const [, scheme, user = '', hosts = ''] = /^(https?:\/\/)([^@/]*@)?([^/@]+)\/?$/.exec(text) ?? [];
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host.trim()}`);
  if (scheme === undefined || urls.some((url) => !URL.canParse(url)))
    throw new ConfigError(`${name} must be addresses as https://user:password@n1:9200,n2:9200.`);
  return urls;
}
