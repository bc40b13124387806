/** Tokens and ids that must not be guessed. One key is shared by all processes of the shop. */
export interface OrderSecrets {
  /** The link of a guest: made from the key, so that every mail can carry it and the database holds its hash alone. */
  receiptToken(reservationId: number): string;
  opensReceipt(reservation: { readonly id: number; readonly receiptHash: string }, token: string): boolean;
  /** Said at the counter: short, without letters that are mistaken for others. */
  pickupCode(reservationId: number): string;
  /** Letters and digits, 8 to 25 of them: what every provider takes as a reference. */
  newPaymentId(): string;
  /** In the address a provider calls back to (DEC-97). */
  callbackToken(paymentId: string): string;
  isCallbackToken(paymentId: string, token: string): boolean;
  /** SHA-256, base64url. */
  fingerprint(text: string): string;
}
