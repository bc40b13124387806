import type { CustomerRecord } from '#contract/customer.ts';
import { type Reply, success } from '#contract/reply.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';

/** L9: everything that is held about the customer, to the customer alone. */
export async function exportData(
  personalData: PersonalData,
  customer: CustomerRecord,
  now: number,
): Promise<Reply<Record<string, unknown>>> {
  return success({ exported_at: new Date(now).toISOString(), ...(await personalData.exportOf(customer.id)) });
}
