import { ConfigError } from './setting-values.ts';

export const secretSettingsTable = {
  SESSION_SECRET_PREVIOUS: {
    fallback: '',
    says: 'The SESSION_SECRET before this one: what was sealed with it (one-time codes of the desk, secrets of webhooks) is sealed anew when the shop starts; leave it out afterwards',
  },
} as const;

export function previousSecret(value: (name: keyof typeof secretSettingsTable) => string): string | null {
  const text = value('SESSION_SECRET_PREVIOUS');
  if (text === '') return null;
  if (text.length < 32) throw new ConfigError('SESSION_SECRET_PREVIOUS must be at least 32 characters.');
  return text;
}
