import { isRecord } from '#domain/storage/parse-json.ts';
import type { Consent, Customer } from './customer.ts';

/** By which ways the chain may write to a customer, beside what it may write about. */
export const channels = ['email', 'sms', 'post'] as const;

export type Channel = (typeof channels)[number];

/** A channel that was never asked about is a no: nothing is agreed to by silence. */
export function mayUseChannel({ preferences }: Pick<Customer, 'preferences'>, channel: Channel): boolean {
  return isRecord(preferences.channels) && preferences.channels[channel] === 1;
}

/** Each channel with its answer; all are sent, so that a no is written down too. */
export function channelAnswers(chosen: (channel: Channel) => boolean): Readonly<Record<Channel, Consent>> {
  const answer = (channel: Channel): Consent => (chosen(channel) ? 1 : 0);
  return { email: answer('email'), sms: answer('sms'), post: answer('post') };
}
