import type { SmsKind } from '#domain/sms/sms-kind.ts';
import type { Result } from './result.ts';

/** A text message as it is queued. */
export interface Sms {
  readonly kind: SmsKind;
  /** '+4741234567' */
  readonly recipient: string;
  readonly text: string;
  readonly segments: number;
  /** One message for one event, however often the event is handled. */
  readonly dedupeKey: string;
  readonly reservationId: number;
  /** Not before: phones are quiet at night. */
  readonly sendAt: number;
  /** Not sent any more after that. */
  readonly usefulUntil: number;
}

export interface SmsToSend {
  readonly id: number;
  readonly kind: SmsKind;
  readonly to: string;
  readonly text: string;
  readonly segments: number;
  /** By which the provider reports on it; at most 36 characters. */
  readonly ref: string;
  /** How often it has been tried, this time counted. */
  readonly attempts: number;
}

/**
 * `refused`: never, as for a number that is none. `unavailable`: certainly not sent, and worth a retry. `unknown`: the answer is
 * lost, and it may have been sent.
 */
export interface SmsFailure {
  readonly kind: 'refused' | 'unavailable' | 'unknown';
  readonly detail: string;
}

export interface SmsReport {
  readonly ref: string;
  readonly isDelivered: boolean;
  readonly detail: string;
}

/** One provider of text messages; only an adapter knows how. It is not idempotent: what is sent twice comes twice. */
export interface SmsSender {
  send(message: Pick<SmsToSend, 'to' | 'text' | 'ref'>): Promise<Result<null, SmsFailure>>;
  /** What the provider has told about a message, by its fields; null when it is no report. */
  readReport(fields: Readonly<Record<string, unknown>>): SmsReport | null;
}

export interface SmsOutbox {
  /**
   * Claims messages that are due. Each counts as maybe sent from now on, so that a process that dies has lost an answer; it is due again
   * at `againAt` when it is of a kind that is repeated and this is its first lost answer.
   */
  take(now: number, againAt: number, most: number): Promise<readonly SmsToSend[]>;
  sent(id: number): Promise<void>;
  /** Certainly not sent: tried again at that time, or never. */
  notSent(id: number, error: string, againAt: number | null): Promise<void>;
  lost(id: number, error: string): Promise<void>;
  refused(id: number, error: string): Promise<void>;
  /** False: there is no such message. */
  report(report: SmsReport, now: number): Promise<boolean>;
}

/** A message as it lies in the outbox, for reading it while the shop is tried out. */
export interface QueuedSms {
  readonly id: number;
  readonly recipient: string;
  readonly text: string;
  readonly segments: number;
  readonly createdAt: Date;
}
