import { useLoaderData } from 'react-router';
import { brandVariantByName } from '#brands/registry.ts';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import type { PageData } from '../../routes/load-page.ts';
import { PageLayout } from './page-layout.tsx';

/** DEC-21: returns and complaints, with the withdrawal form below its words. */
export function ReturnsScreen() {
  const page = useLoaderData<PageData>();
  const { tenant, contact } = useFrame();
  const { legalName } = brandVariantByName(tenant.brand_name);
  return (
    <PageLayout page={page}>
      <WithdrawalForm recipient={`${legalName}, ${contact.address}, ${contact.email}`} email={contact.email} />
    </PageLayout>
  );
}
