import { footerText } from '#content/nb/footer.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Logo } from '../logo.tsx';
import { menuEntries } from '../menu/menu-entries.ts';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';
import { Company, CookieButton, Copyright, FooterLink, MailLink } from './footer-parts.tsx';

export function OneLineFooter() {
  const frame = useFrame();
  return (
    <div className={`wrap ${styles.oneLine}`}>
      <Logo place="footer" alt={frame.tenant.display_name} className={styles.smallLogo} />
      {menuEntries(frame).pages.map(({ title, to }) => (
        <FooterLink key={to} to={to}>
          {title}
        </FooterLink>
      ))}
      <FooterLink to={pathTo('terms')}>{footerText.terms}</FooterLink>
      <FooterLink to={pathTo('cookies-screen')}>{footerText.privacy}</FooterLink>
      <FooterLink to={pathTo('transparency')}>{footerText.transparency}</FooterLink>
      <FooterLink to={pathTo('accessibility')}>{footerText.accessibility}</FooterLink>
      <CookieButton />
      <MailLink icon />
      <span className={styles.end}>
        <Company />
        <Copyright />
      </span>
    </div>
  );
}
