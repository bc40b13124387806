/** What a key may be given leave for. */
export const systemScopes = [
  'stock:write',
  'prices:write',
  'catalogue:write',
  'shops:write',
  'customers:write',
  'orders:read',
  'orders:write',
  'reports:read',
] as const;

export type SystemScope = (typeof systemScopes)[number];
