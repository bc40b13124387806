import type { KnownPayment } from '#emulators/emulator.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { demoPaymentsPath } from '#server/http/demo/demo-payments.ts';
import type { Config } from '#server/settings/config.ts';
import { type PaymentSetting, paymentSettings } from '#server/settings/payments/payment-settings.ts';

export interface Payments {
  readonly config: Config;
  /** The same for processes of their own. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** DEC-98: without keys the whole checkout can be tried offline, at emulated providers that move no money. */
export async function withPaymentEmulators(config: Config, databaseUrl: string | null = null): Promise<Payments> {
  if (!config.paymentsDemo) return { config, settings: {}, stop: async () => {} };
  const { startPaymentEmulators } = await import('#emulators/start-payment-emulators.ts');
  const { publicUrl } = config;
  const emulators = await startPaymentEmulators(
    ['demo'],
    publicUrl === null ? null : `${publicUrl}${demoPaymentsPath}`,
  );
  if (databaseUrl !== null) emulators.card.remember(await knownPayments(databaseUrl));
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

const daysRemembered = 30;

/** The emulators forget when they end, the books do not: without it nothing of yesterday's could be drawn or given back. */
async function knownPayments(databaseUrl: string): Promise<KnownPayment[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    return await database.query<KnownPayment>(
      `SELECT payment_id AS id, provider_reference AS reference, amount_ore AS amount, captured_ore AS captured,
              refunded_ore AS refunded
         FROM payments WHERE provider = 'card' AND provider_reference IS NOT NULL AND status IN ('authorized', 'captured')
          AND created_at > now() - make_interval(days => $1)`,
      [daysRemembered],
    );
  } finally {
    await database.close();
  }
}
