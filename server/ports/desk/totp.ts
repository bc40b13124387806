/** One-time codes of an app on the phone (RFC 6238: SHA-1, six digits, 30 seconds). */
export interface Totp {
  /** 20 random bytes in base32, as it is typed into the app. */
  newSecret(): string;
  /** What the QR code holds. */
  address(secret: string, account: { readonly chain: string; readonly email: string }): string;
  /** The time step a code is of, one before and one after counted in; null: it is of none. */
  stepOf(secret: string, code: string, now: number): number | null;
}
