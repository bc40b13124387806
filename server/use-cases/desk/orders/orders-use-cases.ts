import { askProvider, cancelOrder, resendOrderMail, writeOrderNote } from './act-on-orders.ts';
import { refundOrder, takeBackGoods } from './give-back.ts';
import { countViews, listOrders, takeOutOrders } from './list-orders.ts';
import { noteOrders } from './note-orders.ts';
import { readOrder } from './read-order.ts';
import { forgetOrderView, saveOrderView } from './saved-views.ts';

export const ordersUseCases = {
  orders: listOrders,
  orderViews: countViews,
  saveOrderView,
  forgetOrderView,
  ordersFile: takeOutOrders,
  order: readOrder,
  writeOrderNote,
  noteOrders,
  resendOrderMail,
  askProvider,
  cancelOrder,
  refundOrder,
  takeBackGoods,
} as const;
