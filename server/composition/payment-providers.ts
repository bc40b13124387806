import type { ShopId } from '#domain/shop/shop-id.ts';
import { klarna } from '../adapters/payment-klarna/payment-klarna.ts';
import { nexi } from '../adapters/payment-nexi/payment-nexi.ts';
import { qliro } from '../adapters/payment-qliro/payment-qliro.ts';
import type { PaymentProvider, PaymentProviders } from '../ports/checkout/payment-provider.ts';
import type { PaymentSettings, ProviderSettings } from '../settings/payment-settings.ts';

/** The providers that have keys; a payment method without one is answered as not available. */
export function paymentProviders({ klarna: klarnaKeys, qliro: qliroKeys, card }: PaymentSettings): PaymentProviders {
  const made: PaymentProvider[] = [];
  if (klarnaKeys !== null) made.push(klarna({ url: klarnaKeys.url, credentialsOf: keysOf(klarnaKeys) }));
  if (qliroKeys !== null) made.push(qliro({ url: qliroKeys.url, credentialsOf: keysOf(qliroKeys) }));
  if (card !== null) made.push(nexi({ url: card.url, credentialsOf: keysOf(card) }));
  return new Map(made.map((provider) => [provider.method, provider]));
}

/** A shop without keys of its own uses the chain's. */
function keysOf<Field extends string>(settings: ProviderSettings<Field>) {
  return (shop: ShopId): Readonly<Record<Field, string>> => settings.shops.get(shop) ?? settings;
}
