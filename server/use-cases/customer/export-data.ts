import type { CustomerRecord } from '#contract/customer.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import { done, type Result } from '#server/ports/result.ts';

/** L9: everything that is held about the customer, to the customer alone. */
export async function exportData(
  personalData: PersonalData,
  customer: CustomerRecord,
  now: number,
): Promise<Result<Record<string, unknown>, never>> {
  return done({ exported_at: new Date(now).toISOString(), ...(await personalData.exportOf(customer.id)) });
}
