import type { CounterOrder } from '#contract/counter/records.ts';
import type { CounterRequest } from '#contract/counter/requests.ts';
import type { Proof } from '../state/proof.ts';

/** What the clerk has ticked and typed so far. */
export interface HandOutDraft {
  readonly slip: string;
  readonly idSeen: boolean;
  readonly lastDigits: string;
}

export interface Demands {
  readonly id: boolean;
  readonly phone: boolean;
}

type Asked = Pick<CounterOrder, 'paying' | 'needsId'>;

/**
 * A code or a receipt is enough, whoever brings it; dear goods that are paid for want an ID too. Found by name: paid goods
 * want an ID, unpaid ones the last digits of the phone.
 */
export function handOutDemands(order: Asked, proof: Proof | null): Demands {
  if (proof !== null) return { id: order.needsId, phone: false };
  return { id: order.paying === 'paid', phone: order.paying === 'till' };
}

/** What is lacking still, the first of it. */
export function lacking(order: Asked, proof: Proof | null, draft: HandOutDraft): 'id' | 'phone' | 'slip' | null {
  const demands = handOutDemands(order, proof);
  if (demands.id && !draft.idSeen) return 'id';
  if (demands.phone && draft.lastDigits.length !== 4) return 'phone';
  if (order.paying === 'till' && draft.slip.trim() === '') return 'slip';
  return null;
}

export function handOutProof(
  order: Asked,
  proof: Proof | null,
  { lastDigits }: HandOutDraft,
): CounterRequest<'handOut'>['proof'] {
  if (proof !== null) return proof;
  return order.paying === 'till' ? { kind: 'phone', lastDigits } : { kind: 'id-seen' };
}
