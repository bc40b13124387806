import type { ShopId } from '#domain/shop/shop-id.ts';
import { klarna } from '../adapters/payment-klarna/payment-klarna.ts';
import { nexi } from '../adapters/payment-nexi/payment-nexi.ts';
import { qliro } from '../adapters/payment-qliro/payment-qliro.ts';
import { vipps } from '../adapters/payment-vipps/payment-vipps.ts';
import { chainUnit, type VippsKeys } from '../adapters/payment-vipps/vipps-keys.ts';
import type { PaymentProvider, PaymentProviders } from '../ports/checkout/payment-provider.ts';
import type { WebhookRegistrations } from '../ports/checkout/webhook-registrations.ts';
import type { PaymentSettings, ProviderSettings } from '../settings/payments/payment-settings.ts';
import type { VippsSettings } from '../settings/payments/vipps-settings.ts';

export interface ProviderMeans {
  readonly registrations: WebhookRegistrations;
  readonly shopUrl: () => string;
  readonly now: () => number;
}

/** The providers that have keys; a payment method without one is answered as not available. */
export function paymentProviders(settings: PaymentSettings, means: ProviderMeans): PaymentProviders {
  const { klarna: klarnaKeys, qliro: qliroKeys, card, vipps: vippsKeys } = settings;
  const made: PaymentProvider[] = [];
  if (klarnaKeys !== null) made.push(klarna({ url: klarnaKeys.url, credentialsOf: keysOf(klarnaKeys) }));
  if (qliroKeys !== null) made.push(qliro({ url: qliroKeys.url, credentialsOf: keysOf(qliroKeys) }));
  if (card !== null) made.push(nexi({ url: card.url, credentialsOf: keysOf(card) }));
  if (vippsKeys !== null) made.push(vipps({ ...means, url: vippsKeys.url, keysOf: unitOf(vippsKeys) }));
  return new Map(made.map((provider) => [provider.method, provider]));
}

/** A shop without keys of its own uses the chain's. */
function keysOf<Field extends string>(settings: ProviderSettings<Field>) {
  return (shop: ShopId): Readonly<Record<Field, string>> => settings.shops.get(shop) ?? settings;
}

function unitOf(settings: VippsSettings) {
  return (shop: ShopId): VippsKeys => {
    const own = settings.shops.get(shop);
    return own === undefined ? { ...settings, unit: chainUnit } : { ...own, unit: String(shop) };
  };
}
