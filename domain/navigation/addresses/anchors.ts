/** Places inside a screen that other screens lead to: the part of the address after '#'. */
export const anchors = {
  /** On an article's page; the form opens by itself. */
  writeReview: 'skriv-omtale',
  /** On 'Min side'. */
  ownDetails: 'mine-data',
} as const;
