import type { CustomerRecord } from '#contract/customer.ts';
import { type Reply, success } from '#contract/reply.ts';
import type { ClubCard } from '#server/ports/customer/club-card.ts';

/** API-62, DEC-119 */
export function showClubCard(card: ClubCard, customer: CustomerRecord): Reply<{ code: string; svg: string }> {
  const code = card.codeOf(customer.id);
  return success({ code, svg: card.drawing(code) });
}
