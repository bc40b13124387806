import { useEffect, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import type { Answer } from '#contract/shop-api.ts';
import { keepScreenLit } from '../../browser/wake-lock.ts';
import { LabelBadge } from '../../components/label-badge/label-badge.tsx';
import { shopApi } from '../../data/shop-api.ts';
import { MyPage } from './my-page.tsx';
import styles from './qr-screen.module.css';

const text = accountText.qr;

/** GEN-27, DEC-119: the club card that a till can check by itself. */
export function QrScreen() {
  return <MyPage title={text.title}>{(customer) => <ClubCard member={customer.club === 1} />}</MyPage>;
}

function ClubCard({ member }: { member: boolean }) {
  const [card, setCard] = useState<Answer<'clubCard'> | null>(null);

  useEffect(() => {
    let current = true;
    void shopApi()
      .clubCard({})
      .then((reply) => {
        if (current && reply.ok) setCard(reply.data);
      });
    return () => {
      current = false;
    };
  }, []);

  useEffect(() => keepScreenLit(), []);

  if (card === null) return <p role="status">{frameText.loading}</p>;
  return (
    <section className={`deep ${styles.card}`}>
      <div className={styles.words}>
        {member && <LabelBadge look="member">{text.clubMember}</LabelBadge>}
        <h2>{text.show}</h2>
        <p>{text.help}</p>
        <p>{text.brightness}</p>
        <p className={styles.code}>{card.code}</p>
      </div>
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(card.svg)}`}
        alt={text.picture(card.code)}
        width={360}
        height={360}
      />
    </section>
  );
}
