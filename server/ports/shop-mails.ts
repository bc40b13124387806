import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Mail } from './mail.ts';

/** An order that its shop has not begun. */
export interface WaitingOrder {
  readonly id: number;
  readonly shop: ShopId;
  readonly shopName: string;
  /** Null: the shop has no address of its own. */
  readonly recipient: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly variant: string;
    readonly count: number;
    readonly ean: string;
  }[];
  readonly customer: { readonly name: string; readonly phone: string; readonly address: string | null };
  readonly pieces: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly delivery: boolean;
  readonly receivedAt: number;
  readonly isTold: boolean;
  readonly isReminded: boolean;
}

export type ShopMailKind = 'new' | 'reminder';

export interface ShopMails {
  /** To the shop, else to the chain. */
  about(order: WaitingOrder & { readonly due: number | null }, kind: ShopMailKind): Mail;
}

export interface WaitingOrders {
  /** Those that came in the last days and that their shop has not been told of, or, where it is, reminded. */
  list(since: number, reminds: boolean): Promise<readonly WaitingOrder[]>;
  queue(mail: Mail): Promise<void>;
}
