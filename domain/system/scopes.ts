/** What a key may be given leave for. */
export const systemScopes = ['stock:write'] as const;

export type SystemScope = (typeof systemScopes)[number];
