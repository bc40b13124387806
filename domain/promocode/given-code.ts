/** What whoever answers the phone may give, so that nobody has to be asked: once, to one person, for a while. */
export const mostGivenKroner = 500;
export const givenCodeDays = 90;
export const givenCodeReasons = ['delay', 'wrong-goods', 'goodwill', 'other'] as const;
export type GivenCodeReason = (typeof givenCodeReasons)[number];

/** Letters and digits that are not mistaken for each other when they are read aloud. */
const letters = 'ACDEFHJKLMNPRTUVWXY3479';

/** 'TAKK-7K3M9PXD', of random bytes. */
export function givenCodeName(bytes: Iterable<number>): string {
  return `TAKK-${[...bytes].map((byte) => letters.charAt(byte % letters.length)).join('')}`;
}
