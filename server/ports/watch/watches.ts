import type { Mail } from '../mail.ts';

export interface WatchedThing {
  readonly kind: 'stock' | 'price';
  readonly articleId: number;
  /** Of a stock watch. */
  readonly ean: string | null;
  /** Null: any shop, or the web stock. */
  readonly shopId: number | null;
  /** Of a price watch: kroner at the time of asking. */
  readonly belowPrice: number | null;
}

export interface NewWatch extends WatchedThing {
  readonly customerId: number | null;
  readonly email: string;
  /** A verified customer's is, a guest's waits for the link. */
  readonly confirmedAt: Date | null;
  readonly expiresAt: Date;
}

export interface Watch extends WatchedThing {
  readonly id: number;
  /** Null as the shop is. */
  readonly shopName: string | null;
  readonly confirmed: boolean;
  readonly createdAt: Date;
}

/** A watch that has come true, and who is told. */
export interface DueWatch extends WatchedThing {
  readonly id: number;
  readonly recipient: string;
  readonly firstName: string;
  readonly customerId: number | null;
  /** The token of the link that ends what else was asked for with the address. */
  readonly endToken: string;
  /** Where it stands now, most pieces first; of a stock watch. */
  readonly stock: readonly { readonly id: number; readonly qty: number }[];
}

/** A price as it is now. */
export interface PriceNow {
  readonly articleId: number;
  readonly price: number;
}

/** Who wants to be told about what. Tokens are stored as hashes alone. */
export interface Watches {
  /**
   * Asked twice, it is one. `mail` writes the mail that goes with it (the request to confirm) and gets the watch's token;
   * it is queued in the same transaction. A guest's request for what is confirmed already changes nothing.
   */
  ask(watch: NewWatch, mail: ((token: string) => Mail) | null): Promise<void>;
  /** Null when the link is unknown or too old. Using it twice is no mistake. */
  confirm(token: string, now: Date, expiresAt: Date): Promise<Watch | null>;
  /** By the token of one watch, or of all of an address. */
  end(token: string): Promise<void>;
  /** A customer's own, and those asked for as a guest with the customer's verified address; newest first. */
  of(customerId: number): Promise<readonly Watch[]>;
  endOwn(customerId: number, id: number): Promise<boolean>;
  /** Articles whose price somebody follows. */
  pricedArticles(): Promise<readonly number[]>;
  /**
   * Takes up to `most` watches that have come true, queues the mail of each and deletes it, all or nothing. What another
   * process has taken is passed by, so each is told once. A watch without a mail stays. Gives how many were told.
   */
  tell(
    prices: readonly PriceNow[],
    mails: (due: readonly DueWatch[]) => Promise<readonly (Mail | null)[]>,
    most: number,
  ): Promise<number>;
}
