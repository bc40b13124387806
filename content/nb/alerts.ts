export type AlertType = 'error' | 'warning' | 'info' | 'success';

export const alertTitles: Readonly<Record<AlertType, string>> = {
  error: 'Noe gikk galt',
  warning: 'Obs!',
  info: 'Informasjon',
  success: 'Suksess',
};
