import { brandVariantByName } from '#brands/registry.ts';
import type { Database } from '#server/database/connection/client.ts';
import { storedBrandName } from '#server/database/settings/stored-brand-name.ts';
import type { Config } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';

/** The brand variant a command is about: the one it names, else BRAND_NAME, else the one in the settings. */
export async function chosenBrand(
  database: Database,
  { brandName }: Pick<Config, 'brandName'>,
  named: string | undefined,
): Promise<string> {
  try {
    return brandVariantByName(named ?? brandName ?? (await storedBrandName(database))).name;
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}
