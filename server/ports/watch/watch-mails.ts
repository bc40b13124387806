import type { Mail } from '../mail.ts';
import type { DueWatch } from './watches.ts';

/** What a watch is about, in words. */
export interface WatchWords {
  readonly name: string;
  readonly slug: string;
  readonly size: string;
  readonly color: string;
}

export interface WatchMails {
  /** To somebody who says the address is theirs: nothing more is sent until the link is used. */
  confirm(
    to: { readonly email: string; readonly firstName: string; readonly customerId: number | null },
    about: WatchWords & { readonly kind: 'stock' | 'price' },
    token: string,
  ): Mail;
  /** `places` says where it stands, the web stock by null. */
  backInStock(
    watch: DueWatch,
    about: WatchWords,
    places: readonly { readonly shop: string | null; readonly qty: number }[],
  ): Mail;
  priceDrop(watch: DueWatch, about: WatchWords, price: number): Mail;
}
