import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Mail } from './mail.ts';

/** An order that its shop has not begun. */
export interface WaitingOrder {
  readonly id: number;
  readonly shop: ShopId;
  readonly shopName: string;
  readonly recipient: string;
  readonly pieces: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly delivery: boolean;
  readonly receivedAt: number;
  readonly isTold: boolean;
  readonly isReminded: boolean;
}

export type ShopMailKind = 'new' | 'reminder';

export interface ShopMails {
  about(order: WaitingOrder & { readonly due: number | null }, kind: ShopMailKind): Mail;
}

export interface WaitingOrders {
  /** Those that came in the last days and that a shop with an address of its own has not been told, or reminded, of. */
  list(since: number): Promise<readonly WaitingOrder[]>;
  queue(mail: Mail): Promise<void>;
}
