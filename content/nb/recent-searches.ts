/** Below the empty search field. */
export const recentSearchesText = {
  title: 'Siste søk',
  empty: 'Tøm siste søk',
} as const;
