import type { Emulator } from './emulator.ts';
import { startKlarna } from './klarna.ts';
import { startNexi } from './nexi.ts';
import { startQliro } from './qliro.ts';

export interface PaymentEmulators {
  readonly klarna: Emulator;
  readonly qliro: Emulator;
  readonly card: Emulator;
  /** The settings that make a shop use them. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** All three providers on ports of this machine. Their keys open nothing anywhere else. */
export async function startPaymentEmulators(): Promise<PaymentEmulators> {
  const [klarna, qliro, card] = await Promise.all([
    startKlarna({ username: 'demo', password: 'demo' }),
    startQliro({ apiKey: 'demo', secret: 'demo' }),
    startNexi({ secretKey: 'demo' }),
  ]);
  return {
    klarna,
    qliro,
    card,
    settings: {
      KLARNA_URL: klarna.url,
      KLARNA_USERNAME: 'demo',
      KLARNA_PASSWORD: 'demo',
      QLIRO_URL: qliro.url,
      QLIRO_API_KEY: 'demo',
      QLIRO_SECRET: 'demo',
      NEXI_URL: card.url,
      NEXI_SECRET_KEY: 'demo',
    },
    stop: async () => {
      await Promise.all([klarna.stop(), qliro.stop(), card.stop()]);
    },
  };
}
