import { ConfigError } from './setting-values.ts';

export const measuringSettingsTable = {
  GA_MEASUREMENT_ID: {
    fallback: '',
    says: 'Google Analytics 4 of this brand variant, as G-ABC123: loaded for visitors who have said yes to statistics; empty is none',
  },
  GTM_CONTAINER_ID: {
    fallback: '',
    says: 'Google Tag Manager of this brand variant, as GTM-ABC123: loaded for visitors who have said yes to it; empty is none',
  },
} as const;

/** The ids as pages carry them; null: nothing is measured. */
export function measuringSettings(value: (name: keyof typeof measuringSettingsTable) => string): string | null {
  const ids = [
    checked('GA_MEASUREMENT_ID', value('GA_MEASUREMENT_ID'), /^G-[A-Z0-9]{4,20}$/),
    checked('GTM_CONTAINER_ID', value('GTM_CONTAINER_ID'), /^GTM-[A-Z0-9]{4,20}$/),
  ].filter((id) => id !== '');
  return ids.length === 0 ? null : ids.join(' ');
}

function checked(name: keyof typeof measuringSettingsTable, id: string, form: RegExp): string {
  if (id === '' || form.test(id)) return id;
  throw new ConfigError(
    `${name} is '${id}', but must be an id as ${name === 'GA_MEASUREMENT_ID' ? 'G-ABC123' : 'GTM-ABC123'}.`,
  );
}
