import type { ReactNode } from 'react';
import { footerText } from '#content/nb/footer.ts';
import { menuText } from '#content/nb/menu.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Logo } from '../logo.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';
import { Company, CookieButton, Copyright, FooterLink, MailLink, PhoneLink, SocialLinks } from './footer-parts.tsx';

export function TwoLineFooter() {
  const { tenant, brand, contact } = useFrame();
  return (
    <>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Logo place="footer" alt={tenant.display_name} className={styles.logo} />
          <p className={styles.promise}>{brand.texts.footerPromise ?? footerText.promise}</p>
          <p className={styles.social}>
            <SocialLinks />
          </p>
        </div>
        <Column title={footerText.shopHeading}>
          <FooterLink to={pathTo('paper')}>{footerText.weeklyAd}</FooterLink>
          <FooterLink to={pathTo('bestsellers')}>{menuText.bestsellers}</FooterLink>
          <FooterLink to={pathTo('productLines')}>{menuText.productLines}</FooterLink>
          <FooterLink to={pathTo('shops')}>{footerText.findShop}</FooterLink>
          <FooterLink to={pathTo('delivery')}>{footerText.clickAndCollect}</FooterLink>
        </Column>
        {tenant.features.maintenance && (
          <Column title={footerText.careHeading}>
            <FooterLink to={`${pathTo('maintenance')}#ull`}>{footerText.careOfWool}</FooterLink>
            <FooterLink to={`${pathTo('maintenance')}#dun`}>{footerText.careOfDown}</FooterLink>
            <FooterLink to={`${pathTo('maintenance')}#impregnering`}>{footerText.careOfShell}</FooterLink>
            <FooterLink to={pathTo('blog')}>{menuText.blog}</FooterLink>
          </Column>
        )}
        <Column title={footerText.supportHeading}>
          <MailLink />
          <PhoneLink />
          <FooterLink to={pathTo('returns')}>{footerText.returns}</FooterLink>
          <FooterLink to={pathTo('terms')}>{footerText.terms}</FooterLink>
          <FooterLink to={pathTo('cookies-screen')}>{footerText.privacy}</FooterLink>
          <CookieButton />
        </Column>
      </div>
      <div className="wrap">
        <div className={styles.lastLine}>
          <Copyright />
          <Company />
          <span>{contact.address}</span>
          <span className={styles.credit}>{footerText.placeCredit}</span>
          <FooterLink to={pathTo('policy')}>{footerText.policy}</FooterLink>
          <FooterLink to={pathTo('transparency')}>{footerText.transparency}</FooterLink>
          <FooterLink to={pathTo('accessibility')}>{footerText.accessibility}</FooterLink>
        </div>
      </div>
    </>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.links}>{children}</div>
    </div>
  );
}
