/** Feeds for those who list our goods elsewhere. */
export const feedText = {
  goods: (chain: string) => `Alle varene hos ${chain}`,
} as const;
