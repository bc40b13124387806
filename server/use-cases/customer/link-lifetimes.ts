const hour = 3_600_000;

/** DEC-107, DEC-117: how long a link in a mail works; that which links an account to Vipps as long as Vipps' answer is held. */
export const linkLifetimes = { verify: 24 * hour, login: 24 * hour, reset: hour, identity: hour / 2 } as const;
