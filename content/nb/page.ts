/** Around the text of a page of the chain. */
export const pageText = {
  contents: 'Innhold',
  updated: (date: string) => `Sist oppdatert ${date}`,
} as const;
