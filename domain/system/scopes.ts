/** What a key may be given leave for. */
export const systemScopes = ['stock:write', 'orders:read'] as const;

export type SystemScope = (typeof systemScopes)[number];
