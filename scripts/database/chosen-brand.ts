import { chosenBrand as brandOf } from '#server/brands/chosen-brand.ts';
import type { Database } from '#server/database/connection/client.ts';
import { storedBrandName } from '#server/database/settings/stored-brand-name.ts';
import type { Config } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';

/** The brand variant a command is about: the one it names, else BRAND_NAME, else the one in the settings. */
export async function chosenBrand(
  database: Database,
  { brandName, brandPlaces }: Pick<Config, 'brandName' | 'brandPlaces'>,
  named: string | undefined,
): Promise<string> {
  try {
    return brandOf(brandPlaces, named ?? brandName ?? (await storedBrandName(database))).name;
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}
