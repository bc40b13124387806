import type { OrderRecord } from '#contract/history.ts';

/** What is needed of the lines of an order to put them in the cart once more. */
export type BoughtAgain = readonly Pick<OrderRecord['orderlines'][number], 'EanNo' | 'ArticleID' | 'Name' | 'Count'>[];
