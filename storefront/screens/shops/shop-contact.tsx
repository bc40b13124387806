import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './shop-contact.module.css';

export interface ShopContactProps {
  readonly shop: Pick<ShopRecord, 'phone' | 'email' | 'messengerId' | 'orgNo'>;
  readonly className?: string | undefined;
}

/** Ways to reach a shop; those it does not have are left out. */
export function ShopContact({ shop, className }: ShopContactProps) {
  const { phone, email, messengerId, orgNo } = shop;
  if (phone === '' && email === '' && messengerId === '') return null;
  return (
    <section className={className}>
      <h2>{shopsText.contact}</h2>
      <ul className={styles.ways}>
        {phone !== '' && (
          <li>
            <a href={`tel:${dialled(phone)}`}>
              <Icon name="phone" size={20} />
              <span className="sr-only">{shopsText.phone}: </span>
              {phone}
            </a>
          </li>
        )}
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              <span className="sr-only">{shopsText.email}: </span>
              {email}
            </a>
          </li>
        )}
        {messengerId !== '' && (
          <li>
            <a href={`https://m.me/${encodeURIComponent(messengerId)}`} rel="noreferrer">
              <Icon name="share" size={20} />
              {shopsText.messenger}
            </a>
          </li>
        )}
      </ul>
      {orgNo !== '' && (
        <p className={styles.orgNo}>
          {shopsText.orgNo} {inThrees(orgNo)}
        </p>
      )}
    </section>
  );
}

/** '15 55 01 01' is dialled as +4715550101. */
function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `+47${digits}`;
}

/** '900 492 467' */
function inThrees(orgNo: string): string {
  return orgNo.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
}
