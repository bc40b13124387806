import { footerText } from '#content/nb/footer.ts';
import { useFrame } from '../use-frame.ts';
import { OneLineFooter } from './one-line-footer.tsx';
import { TwoLineFooter } from './two-line-footer.tsx';
import styles from './footer.module.css';

/** One line or two, like the header (UI-33). */
export function Footer() {
  const { tenant } = useFrame();
  return (
    <footer aria-label={footerText.label} className={`deep ${styles.footer}`} data-lines={tenant.header_lines}>
      {tenant.header_lines === 1 ? <OneLineFooter /> : <TwoLineFooter />}
    </footer>
  );
}
