import { klarna } from './adapters/payment-klarna/payment-klarna.ts';
import { nexi } from './adapters/payment-nexi/payment-nexi.ts';
import { qliro } from './adapters/payment-qliro/payment-qliro.ts';
import type { PaymentSettings } from './payment-settings.ts';
import type { PaymentProvider, PaymentProviders } from './ports/payment-provider.ts';

/** Those that are set up; a method without keys is answered as not available. */
export function paymentProviders(settings: PaymentSettings): PaymentProviders {
  const made: PaymentProvider[] = [];
  const { klarna: klarnaKeys, qliro: qliroKeys, card } = settings;
  if (klarnaKeys !== null) made.push(klarna({ url: klarnaKeys.url, credentialsOf: () => klarnaKeys }));
  if (qliroKeys !== null) made.push(qliro({ url: qliroKeys.url, credentialsOf: () => qliroKeys }));
  if (card !== null) made.push(nexi({ url: card.url, secretKeyOf: () => card.secretKey }));
  return new Map(made.map((provider) => [provider.method, provider]));
}
