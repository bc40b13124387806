export type AlertType = 'error' | 'warning' | 'info' | 'success';

/** ERR-40 to ERR-43 */
export const alertTitles: Readonly<Record<AlertType, string>> = {
  error: 'Noe gikk galt',
  warning: 'Obs!',
  info: 'Informasjon',
  success: 'Suksess',
};
