import { useLoaderData } from 'react-router';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import type { PageData } from './load-page.ts';
import { PageLayout } from './page-layout.tsx';

/** DEC-21: returns and complaints, with the withdrawal form below its words. */
export function ReturnsScreen() {
  const page = useLoaderData<PageData>();
  const { brand, contact } = useFrame();
  return (
    <PageLayout page={page}>
      <WithdrawalForm recipient={`${brand.legal_name}, ${contact.address}, ${contact.email}`} email={contact.email} />
    </PageLayout>
  );
}
