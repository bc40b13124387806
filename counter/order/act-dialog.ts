import type { CounterOrder } from '#contract/counter/records.ts';
import type { ActResult } from '../state/act.ts';

/** A dialog that ends in one act on its order. */
export interface ActDialogProps {
  readonly order: CounterOrder;
  readonly onClose: () => void;
  readonly onDone: (result: ActResult<CounterOrder>, words: string) => void;
}
