import { reportsDatabaseUrl, reportsSettingsTable } from './reports-settings.ts';
import { oneOf, wholeNumber } from './setting-values.ts';

/** The settings of the office's side at /kontor. */
export const deskSettingsTable = {
  DESK: {
    fallback: '',
    says: 'on opens the desk for the office of the chain at /kontor, off closes it; empty is on in a demo and off in a live shop',
  },
  DESK_PORT: {
    fallback: '',
    says: "Port of the desk's own, which then is not on PORT; empty serves it there",
  },
  ...reportsSettingsTable,
} as const;

export interface DeskSettings {
  /** Null: the shop's own. */
  readonly port: number | null;
  /** Where reports are counted; null: in the shop's own database. */
  readonly reportsUrl: string | null;
}

export function deskSettings(
  value: (name: keyof typeof deskSettingsTable) => string,
  isDemo: boolean,
): DeskSettings | null {
  const asked = oneOf('DESK', value('DESK') || null, ['on', 'off'] as const);
  if ((asked ?? (isDemo ? 'on' : 'off')) === 'off') return null;
  const port = value('DESK_PORT');
  return {
    port: port === '' ? null : wholeNumber('DESK_PORT', port, 0, 65_535),
    reportsUrl: reportsDatabaseUrl(value),
  };
}
