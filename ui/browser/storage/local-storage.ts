import { jsonStorage } from './json-storage.ts';

/** Kept across visits; the key names are contract (contract/storage-keys.ts). */
export const localJson = jsonStorage(() => window.localStorage);
