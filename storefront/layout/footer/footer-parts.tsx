import { footerText } from '#content/nb/footer.ts';
import { frameText } from '#content/nb/frame.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import { reopenCookieQuestion } from '../../features/cookies/cookie-store.ts';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';

export function MailLink({ icon = false }: { readonly icon?: boolean }) {
  const { email } = useFrame().contact;
  const [name, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={styles.link}>
      {icon && <Icon name="mail" size={20} />}
      <span>
        {name}
        <wbr />@{domain}
      </span>
    </a>
  );
}

export function PhoneLink() {
  const { phone } = useFrame().contact;
  return (
    <a href={`tel:+47${phone.replaceAll(/\D/g, '')}`} className={styles.link}>
      {phone}
    </a>
  );
}

/** Links to other sites; that they open in a new tab is said. */
export function SocialLinks() {
  return useFrame().contact.social.map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noopener" className={styles.link}>
      {name}
      <VisuallyHidden> ({frameText.opensInNewTab})</VisuallyHidden>
    </a>
  ));
}

/** A consent is withdrawn as easily as it was given. */
export function CookieButton() {
  return (
    <button type="button" className={styles.link} onClick={reopenCookieQuestion}>
      {footerText.cookies}
    </button>
  );
}

export function Copyright() {
  const { tenant, year } = useFrame();
  return <span>{footerText.copyright(year, tenant.display_name)}</span>;
}

/** The company behind the chain, as the law wants it on every page. */
export function Company() {
  const { brand, contact } = useFrame();
  return <span>{`${brand.legal_name} · ${footerText.orgNo(contact.orgNo)}`}</span>;
}

export function FooterLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
