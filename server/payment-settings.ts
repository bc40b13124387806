/** Where the payment providers are and the keys to them; null: not set up. */
export interface PaymentSettings {
  readonly klarna: { readonly url: string; readonly username: string; readonly password: string } | null;
  readonly qliro: { readonly url: string; readonly apiKey: string; readonly secret: string } | null;
  readonly card: { readonly url: string; readonly secretKey: string } | null;
}

export type PaymentSetting =
  | 'KLARNA_URL'
  | 'KLARNA_USERNAME'
  | 'KLARNA_PASSWORD'
  | 'QLIRO_URL'
  | 'QLIRO_API_KEY'
  | 'QLIRO_SECRET'
  | 'NEXI_URL'
  | 'NEXI_SECRET_KEY';

/** A provider is set up when it has its keys; the addresses have defaults. */
export function paymentSettings(value: (name: PaymentSetting) => string): PaymentSettings {
  const [username, password] = [value('KLARNA_USERNAME'), value('KLARNA_PASSWORD')];
  const [apiKey, secret] = [value('QLIRO_API_KEY'), value('QLIRO_SECRET')];
  const secretKey = value('NEXI_SECRET_KEY');
  return {
    klarna: username !== '' && password !== '' ? { url: value('KLARNA_URL'), username, password } : null,
    qliro: apiKey !== '' && secret !== '' ? { url: value('QLIRO_URL'), apiKey, secret } : null,
    card: secretKey !== '' ? { url: value('NEXI_URL'), secretKey } : null,
  };
}

export function hasProvider({ klarna, qliro, card }: PaymentSettings): boolean {
  return klarna !== null || qliro !== null || card !== null;
}
