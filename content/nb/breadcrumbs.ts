export const breadcrumbsText = {
  label: 'Brødsmuler',
  /** NAV-18 */
  back: 'Tilbake',
  /** NAV-19 */
  home: 'Forside',
  backTo: (title: string) => `Tilbake til ${title}`,
} as const;
