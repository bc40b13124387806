export const breadcrumbsText = {
  label: 'Brødsmuler',
  /** NAV-18 */
  back: 'Tilbake',
  /** NAV-19 */
  home: 'Forside',
} as const;
