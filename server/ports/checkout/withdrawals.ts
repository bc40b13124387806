import type { NewWithdrawal, ReceivedGoods } from './stored-withdrawal.ts';

export interface Withdrawals {
  /** Gives its id. The reservation must be locked. */
  write(withdrawal: NewWithdrawal): Promise<number>;
  /** Notes that the shop has the goods again and puts their pieces back on sale, once: false when it was noted before. */
  receive(received: ReceivedGoods): Promise<boolean>;
  /** The refund that stands for one that the provider has refused. */
  refundBy(withdrawalId: number, operationId: number): Promise<void>;
}
