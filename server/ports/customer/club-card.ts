/** The code a customer shows at the till (DEC-119). */
export interface ClubCard {
  /** 'K' + id + '.' + ten characters of a signature, so that a till can check it without a network. */
  codeOf(customerId: number): string;
  /** The code as a QR drawing. */
  drawing(code: string): string;
}
