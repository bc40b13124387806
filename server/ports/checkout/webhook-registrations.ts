/** An address that a provider was asked to tell of payments at, and the secret by which it signs what it sends there. */
export interface WebhookRegistration {
  readonly id: string;
  /** 'chain', or the id of the shop with an agreement of its own. */
  readonly unit: string;
  readonly url: string;
  readonly secret: string;
}

export interface WebhookRegistrations {
  of(unit: string): Promise<readonly WebhookRegistration[]>;
  add(registration: WebhookRegistration): Promise<void>;
  remove(id: string): Promise<void>;
}
