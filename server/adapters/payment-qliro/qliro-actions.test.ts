import { expect, test } from 'vitest';
import {
  type AdminOrder,
  type ItemAction,
  isReleased,
  isUnderWay,
  pickReturns,
  returnable,
  unshipped,
} from './qliro-actions.ts';

const action = (ActionType: ItemAction['ActionType'], id: number, quantity: number, price = 30): ItemAction => ({
  ActionType,
  PaymentTransactionId: id,
  MerchantReference: '7000000101113',
  Type: 'Product',
  Quantity: quantity,
  PricePerItemIncVat: price,
});
const item = (quantity: number, price = 30) => ({
  MerchantReference: '7000000101113',
  Type: 'Product' as const,
  Quantity: quantity,
  PricePerItemIncVat: price,
});
const transaction = (id: number, status: string) => ({ PaymentTransactionId: id, Status: status });

const order: AdminOrder = {
  PaymentTransactions: [1, 2, 3, 4].map((id) => transaction(id, 'Success')),
  OrderItemActions: [
    action('Reserve', 1, 3),
    action('Reserve', 1, 1, 30.01),
    action('Ship', 2, 1),
    action('Ship', 3, 1),
    action('Return', 4, 1),
  ],
};

test('R5 what is left to draw: reserved, not shipped, not released; an item is known by its price too', () => {
  expect(unshipped(order)).toEqual([item(1), item(1, 30.01)]);
  const released = [...(order.OrderItemActions ?? []), action('Release', 5, 1)];
  expect(unshipped({ ...order, OrderItemActions: released })).toEqual([item(1, 30.01)]);
  expect([isReleased(order), isReleased({ ...order, OrderItemActions: released })]).toEqual([false, true]);
});

test('R19 what is under way counts as shipped; what has failed does not', () => {
  const with2 = (status: string) => ({
    ...order,
    PaymentTransactions: [transaction(1, 'Success'), transaction(2, status), transaction(3, 'Success')],
  });
  expect(unshipped(with2('InProcess'))).toEqual(unshipped(order));
  expect(unshipped(with2('Error'))).toEqual([item(2), item(1, 30.01)]);
  expect([isUnderWay(order), isUnderWay(with2('OnHold')), isUnderWay(with2('Error'))]).toEqual([false, true, false]);
});

test('what goes back is named by the capture that drew it, and no piece twice', () => {
  expect(returnable(order)).toEqual([{ PaymentTransactionId: 3, OrderItems: [item(1)] }]);
  const none = { ...order, OrderItemActions: order.OrderItemActions?.slice(0, 4) ?? [] };
  expect(pickReturns(returnable(none), [item(2)])).toEqual([
    { PaymentTransactionId: 2, OrderItems: [item(1)] },
    { PaymentTransactionId: 3, OrderItems: [item(1)] },
  ]);
  expect(pickReturns(returnable(order), [item(2)])).toBeNull();
});
