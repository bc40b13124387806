/** What somebody of the office works with. A clerk at the counter has another kind of role, and may have both. */
export const deskRoles = ['administrator', 'marketing', 'product', 'service', 'shop-manager'] as const;

export type DeskRole = (typeof deskRoles)[number];
