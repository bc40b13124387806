import { modalState } from '../data/modal.ts';
import { useStore } from '../data/store.ts';
import { AlertBanner } from '../features/alerts/alert-banner.tsx';
import styles from './alert-bar.module.css';

/** Alerts under the header. An open modal covers that place and shows them itself. */
export function AlertBar() {
  const { open } = useStore(modalState);
  return <div className={styles.bar}>{!open && <AlertBanner />}</div>;
}
