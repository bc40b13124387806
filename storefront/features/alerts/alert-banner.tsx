import { alertTitles } from '#content/nb/alerts.ts';
import { frameText } from '#content/nb/frame.ts';
import { firstAlert } from '#domain/alert/alert-queue.ts';
import { alertQueue, closeAlert, holdAlert, releaseAlert } from '#storefront/data/alerts.ts';
import { useStore } from '#storefront/data/store.ts';
import { Alert } from '#ui/components/alert/alert.tsx';

/** The first queued alert, under the header or, while a modal is in the way, inside that (UI-34). */
export function AlertBanner() {
  const alert = firstAlert(useStore(alertQueue));
  if (alert === null) return null;
  return (
    <Alert
      key={alert.uid}
      look="bar"
      kind={alert.type}
      title={alertTitles[alert.type]}
      text={alert.content}
      closeLabel={frameText.close}
      onClose={() => closeAlert(alert.uid)}
      onAttention={(attended) => (attended ? holdAlert() : releaseAlert())}
    />
  );
}
