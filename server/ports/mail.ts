/** A mail as it is queued: who gets it, and what it says as text and as HTML. */
export interface Mail {
  /** What it is about: 'verification', 'reservation-received' …; shown in the outbox. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One mail for one event, however often the event is handled. */
  readonly dedupeKey?: string;
  /**
   * Limit of mails an hour to one recipient, for mails that anybody can cause; those above it are not queued. A verified address
   * of the customer has no limit.
   */
  readonly mostAnHour?: number;
  readonly customerId?: number;
  readonly reservationId?: number;
}

/** Sends what the outbox holds; only an adapter knows how. */
export interface Mailer {
  send(mail: MailToSend): Promise<void>;
}

/** A mail that is due. Its id makes the Message-ID, so that one sent twice is known as the same. */
export interface MailToSend extends Pick<Mail, 'recipient' | 'subject' | 'text' | 'html'> {
  readonly id: number;
  /** How often it has been tried, this time counted. */
  readonly attempts: number;
  /** Where its reader can end such mails; null for those that must be sent, as receipts and passwords. */
  readonly unsubscribeUrl: string | null;
}

export interface MailOutbox {
  /** Claims mails that are due; no other process gets them before `againAt`. */
  take(now: Date, againAt: Date, most: number): Promise<readonly MailToSend[]>;
  sent(id: number, at: Date): Promise<void>;
  /** Not sent: tried again at that time, or never when it is null. */
  failed(id: number, error: string, tryAgainAt: Date | null, now: Date): Promise<void>;
}

/** A mail as it lies in the outbox, for reading it while the shop is tried out. */
export interface QueuedMail extends Pick<Mail, 'kind' | 'recipient' | 'subject' | 'text' | 'html'> {
  readonly id: number;
  readonly createdAt: Date;
}
