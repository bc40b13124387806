/** Below the empty search field. */
export const untypedSearchText = {
  recent: 'Siste søk',
  emptyRecent: 'Tøm siste søk',
  popular: 'Mange søker etter',
} as const;
