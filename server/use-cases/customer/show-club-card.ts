import type { CustomerRecord } from '#contract/customer.ts';
import type { ClubCard } from '#server/ports/customer/club-card.ts';
import { done, type Result } from '#server/ports/result.ts';

export function showClubCard(card: ClubCard, customer: CustomerRecord): Result<{ code: string; svg: string }, never> {
  const code = card.codeOf(customer.id);
  return done({ code, svg: card.drawing(code) });
}
