import { brandVariantByName } from '#brands/registry.ts';
import { ConfigError } from '#server/config.ts';

/** A brand variant's name as it was typed, if there is one of that name. */
export function knownBrand(name: string): string {
  try {
    return brandVariantByName(name).name;
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}
