import { alertTitles } from '#content/nb/alerts.ts';
import { vippsText } from '#content/nb/vipps.ts';
import type { IdentityOutcome } from '#domain/customer/identity-outcome.ts';
import { Alert, type AlertKind } from '#ui/components/alert/alert.tsx';

const kinds: Readonly<Record<IdentityOutcome, AlertKind>> = {
  koblet: 'success',
  finnes: 'info',
  ny: 'info',
  avbrutt: 'info',
  ugyldig: 'error',
  nede: 'error',
  vent: 'error',
  'annen-konto': 'error',
  'annen-vipps': 'error',
};

/** What came of a login at Vipps. */
export function VippsOutcome({ outcome }: { readonly outcome: IdentityOutcome | null }) {
  if (outcome === null) return null;
  const kind = kinds[outcome];
  return <Alert kind={kind} title={alertTitles[kind]} text={vippsText.outcomes[outcome]} />;
}
