export const breadcrumbsText = {
  label: 'Brødsmuler',
  back: 'Tilbake',
  home: 'Forside',
} as const;
