import type { Emulator } from './emulator.ts';
import { startKlarna } from './klarna.ts';
import { startNexi } from './nexi.ts';
import { startQliro } from './qliro.ts';
import { startVipps, type VippsEmulator, type VippsMerchant } from './vipps.ts';

export interface PaymentEmulators {
  readonly klarna: Emulator;
  readonly qliro: Emulator;
  readonly card: Emulator;
  readonly vipps: VippsEmulator;
  /** The settings that make a shop use them. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * All four providers on ports of this machine. Their keys open nothing anywhere else. The first merchant is the chain's;
 * further ones are for shops that have agreements of their own. Under pagesAt, with the provider's name after it, someone
 * else passes the payment pages on.
 */
export async function startPaymentEmulators(
  merchants: readonly string[] = ['demo'],
  pagesAt: string | null = null,
): Promise<PaymentEmulators> {
  const pagesOf = (provider: 'klarna' | 'qliro' | 'card' | 'vipps') =>
    pagesAt === null ? undefined : `${pagesAt}/${provider}`;
  const [klarna, qliro, card, vipps] = await Promise.all([
    startKlarna(
      merchants.map((name) => ({ username: name, password: name })),
      pagesOf('klarna'),
    ),
    startQliro(
      merchants.map((name) => ({ apiKey: name, secret: name })),
      pagesOf('qliro'),
    ),
    startNexi(
      merchants.map((name) => ({ name, secretKey: name })),
      pagesOf('card'),
    ),
    startVipps(merchants.map(vippsMerchant), pagesOf('vipps')),
  ]);
  const [own = ''] = merchants;
  return {
    klarna,
    qliro,
    card,
    vipps,
    settings: {
      KLARNA_URL: klarna.url,
      KLARNA_USERNAME: own,
      KLARNA_PASSWORD: own,
      QLIRO_URL: qliro.url,
      QLIRO_API_KEY: own,
      QLIRO_SECRET: own,
      NEXI_URL: card.url,
      NEXI_SECRET_KEY: own,
      VIPPS_URL: vipps.url,
      VIPPS_CLIENT_ID: own,
      VIPPS_CLIENT_SECRET: own,
      VIPPS_SUBSCRIPTION_KEY: own,
      VIPPS_MSN: vippsMerchant(own, 0).msn,
    },
    stop: async () => {
      await Promise.all([klarna.stop(), qliro.stop(), card.stop(), vipps.stop()]);
    },
  };
}

function vippsMerchant(name: string, index: number): VippsMerchant {
  return { name, clientId: name, clientSecret: name, subscriptionKey: name, msn: String(100_001 + index) };
}
