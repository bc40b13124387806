import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';
import { OneLineFooter } from './one-line-footer.tsx';
import { TwoLineFooter } from './two-line-footer.tsx';

/** One line or two, like the header (UI-33). */
export function Footer() {
  const { tenant } = useFrame();
  return (
    <footer className={`deep ${styles.footer}`} data-lines={tenant.header_lines}>
      {tenant.header_lines === 1 ? <OneLineFooter /> : <TwoLineFooter />}
    </footer>
  );
}
