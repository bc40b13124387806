import type { DeskRole } from '#domain/staff/desk-role.ts';

export const roleNames: Readonly<Record<DeskRole, string>> = {
  administrator: 'Administrator',
  marketing: 'Marked',
  product: 'Produkt',
  service: 'Kundeservice',
  'shop-manager': 'Butikksjef',
};

/** Inside a sentence. */
const roleWords: Readonly<Record<DeskRole, string>> = {
  administrator: 'en administrator',
  marketing: 'marked',
  product: 'produkt',
  service: 'kundeservice',
  'shop-manager': 'butikksjefen',
};

/** 'Det kan bare en administrator eller produkt gjøre.' */
export function onlyRoles(roles: readonly DeskRole[]): string {
  const words = roles.map((role) => roleWords[role]);
  const last = words.at(-1) ?? roleWords.administrator;
  const listed = words.length > 1 ? `${words.slice(0, -1).join(', ')} eller ${last}` : last;
  return `Det kan bare ${listed} gjøre.`;
}
