import { startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { demoPaymentsPath } from '#server/http/demo/demo-payments.ts';
import type { Config } from '#server/settings/config.ts';
import { type PaymentSetting, paymentSettings } from '#server/settings/payment-settings.ts';

export interface Payments {
  readonly config: Config;
  /** The same for processes of their own. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** DEC-98: without keys the whole checkout can be tried offline, at emulated providers that move no money. */
export async function withPaymentEmulators(config: Config): Promise<Payments> {
  if (!config.paymentsDemo) return { config, settings: {}, stop: async () => {} };
  const { publicUrl } = config;
  const emulators = await startPaymentEmulators(
    ['demo'],
    publicUrl === null ? null : `${publicUrl}${demoPaymentsPath}`,
  );
  const settings = config.shopData === 'acceptance' ? withoutVipps(emulators.settings) : emulators.settings;
  const payments = paymentSettings((name: PaymentSetting) => settings[name] ?? '');
  return {
    config: { ...config, payments },
    settings: { ...settings, PAYMENTS: 'demo' },
    stop: emulators.stop,
  };
}

/** The acceptance data is a shop as the requirements have it, with three ways to pay (DEC-95). */
function withoutVipps(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('VIPPS_')));
}
