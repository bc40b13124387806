import { brandVariantByName } from '#brands/registry.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/client.ts';
import { storedBrandName } from '#server/database/stored-brand-name.ts';
import { ConfigError } from '#server/setting-values.ts';

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
