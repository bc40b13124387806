import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import type { FrameData } from '../load-frame.ts';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';
import { OneLineFooter } from './one-line-footer.tsx';
import { TwoLineFooter } from './two-line-footer.tsx';

export function Footer() {
  return <FooterOf frame={useFrame()} />;
}

/** One line or two, like the header (UI-33). */
const FooterOf = cachedMarkup('footer', ({ frame: { tenant } }: { readonly frame: FrameData }) => (
  <footer className={`deep ${styles.footer}`} data-lines={tenant.header_lines}>
    {tenant.header_lines === 1 ? <OneLineFooter /> : <TwoLineFooter />}
  </footer>
));
