import { accountText } from '#content/nb/account.ts';
import type { Answer } from '#contract/shop-api.ts';

/** One place where the customer is logged in. */
export type OwnSession = Answer<'ownSessions'>[number];

/** 'Firefox, Windows', as far as the browser told. */
export function deviceOf({ device }: OwnSession): string {
  return device ?? accountText.sessions.unknownDevice;
}
