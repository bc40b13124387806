/** What a card says of its article, and whatever else shows an article in short. */
export const cardText = {
  /** TXT-16, n = shops other than 55 */
  inShops: (n: number) => (n === 1 ? 'Finnes i 1 butikk' : `Finnes i ${n} butikker`),
  includingPant: (amount: string) => `inkl. pant ${amount}`,
} as const;
