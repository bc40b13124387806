import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';

export const invitationMs = 48 * 3_600_000;

export interface Invited {
  readonly email: string;
  readonly role: DeskRole;
  readonly shops: readonly ShopId[];
  readonly member: number | null;
}

/** Makes an invitation, good once and for 48 hours. Gives its token, which is stored nowhere. */
export async function makeInvitation(
  tx: DeskTransaction,
  { newToken, now }: { readonly newToken: () => string; readonly now: number },
  invited: Invited,
): Promise<string> {
  const token = newToken();
  await tx.signIn.makeInvitation({ ...invited, token, expiresAt: now + invitationMs }, now);
  return token;
}
