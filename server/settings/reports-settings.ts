import { ConfigError } from './setting-values.ts';

/** Where the desk's reports are counted. */
export const reportsSettingsTable = {
  REPORTS_DATABASE_URL: {
    fallback: '',
    says: "PostgreSQL that the desk's reports read, as a replica of the shop's; empty reads the shop's own",
  },
} as const;

export function reportsDatabaseUrl(value: (name: keyof typeof reportsSettingsTable) => string): string | null {
  const url = value('REPORTS_DATABASE_URL');
  if (url === '') return null;
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('REPORTS_DATABASE_URL is no address of a PostgreSQL: postgresql://user@host/name');
  return url;
}
