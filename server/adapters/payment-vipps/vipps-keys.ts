/** The keys to one sales unit of Vipps MobilePay. */
export interface VippsKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
  /** Merchant serial number: which sales unit is paid. */
  readonly msn: string;
  /** What the address of its webhooks ends in: `chainUnit`, or the id of the shop with an agreement of its own. */
  readonly unit: string;
}

/** Of the chain's own sales unit. */
export const chainUnit = 'chain';

/** Vipps wants to know which system calls. */
const system = { 'vipps-system-name': 'hent', 'vipps-system-version': '0.1' };

export function unitHeaders({ subscriptionKey, msn }: VippsKeys): Readonly<Record<string, string>> {
  return { ...system, 'ocp-apim-subscription-key': subscriptionKey, 'merchant-serial-number': msn };
}
