const hour = 3_600_000;

/** DEC-107, DEC-117: how long a link in a mail works. */
export const linkLifetimes = { verify: 24 * hour, login: 24 * hour, reset: hour } as const;
