/** A mail as it is queued: who gets it, and what it says as text and as HTML. */
export interface Mail {
  /** What it is about: 'verification', 'reservation-received' …; for the outbox and its figures. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One mail for one event, however often the event is handled. */
  readonly dedupeKey?: string;
  readonly customerId?: number;
  readonly reservationId?: number;
}

/** Sends what the outbox holds; only an adapter knows how. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
