/** Lists that somebody works through; 'all' is everything. */
export const orderViews = ['waiting', 'late', 'ready', 'unsettled', 'withdrawn', 'all'] as const;

export type OrderView = (typeof orderViews)[number];
