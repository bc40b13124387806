import type { BrandVariant } from '#brands/brand.ts';
import { linkMobility } from '../adapters/sms-link/link-mobility.ts';
import { sveve } from '../adapters/sms-sveve/sveve.ts';
import type { SmsSender } from '../ports/sms.ts';
import type { SmsSettings } from '../settings/message-settings.ts';

/** The provider of text messages that is set; null: none is. */
export function smsSender(settings: SmsSettings | null, brand: BrandVariant): SmsSender | null {
  if (settings === null) return null;
  const from = settings.from ?? brand.displayName.slice(0, 11);
  return settings.provider === 'sveve' ? sveve({ ...settings, from }) : linkMobility({ ...settings, from });
}
