import { askProvider, cancelOrder, resendOrderMail, writeOrderNote } from './act-on-orders.ts';
import { refundOrder, takeBackGoods } from './give-back.ts';
import { countViews, listOrders, takeOutOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';

export const ordersUseCases = {
  orders: listOrders,
  orderViews: countViews,
  ordersFile: takeOutOrders,
  order: readOrder,
  writeOrderNote,
  resendOrderMail,
  askProvider,
  cancelOrder,
  refundOrder,
  takeBackGoods,
} as const;
