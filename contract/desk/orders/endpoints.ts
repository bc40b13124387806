import { act, read } from '../endpoint.ts';

export const ordersEndpoints = {
  orders: read('orders.see', '/orders'),
  /** How many each view holds, and what can be filtered by. */
  orderViews: read('orders.see', '/orders/views'),
  saveOrderView: act('orders.see', '/orders/views'),
  forgetOrderView: act('orders.see', '/orders/views/:id/forget'),
  /** The filtered list as a file; that it was taken out is written down. */
  ordersFile: read('orders.see', '/orders/file'),
  /** One order with the person behind it; that it was opened is written down. */
  order: read('orders.see', '/orders/:id'),
  writeOrderNote: act('orders.write', '/orders/:id/note'),
  /** The same words below what stands in the note of each. */
  noteOrders: act('orders.write', '/orders/note'),
  resendOrderMail: act('orders.write', '/orders/:id/mail'),
  /** Asks the provider anew how the payment stands. */
  askProvider: act('orders.see', '/orders/:id/ask-provider'),
  cancelOrder: act('orders.cancel', '/orders/:id/cancel'),
  refundOrder: act('orders.refund', '/orders/:id/refund'),
  takeBackGoods: act('orders.refund', '/orders/:id/take-back'),
} as const;
