/** Around the text of a page of the chain. */
export const pageText = {
  contents: 'Innhold',
  /** Beside a row of articles. */
  allGoods: 'Se alle',
  allGoodsOf: (title: string) => `Se alle: ${title}`,
  updated: (date: string) => `Sist oppdatert ${date}`,
} as const;
