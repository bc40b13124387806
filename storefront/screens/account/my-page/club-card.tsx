import { useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { useFrame } from '../../../layout/use-frame.ts';
import { NightScene } from '../../error/night-scene.tsx';
import styles from './club-card.module.css';
import { useOwnData } from './use-own-data.ts';

const text = accountText.qr;

export interface ClubCardProps {
  readonly member: boolean;
  /** To be held up to a till: the code takes the room, and says what helps. */
  readonly large?: boolean;
}

/**
 * The club card, whose code a till can verify by itself (GEN-27, DEC-119). Its space is reserved while the code is
 * loading.
 */
export function ClubCard({ member, large = false }: ClubCardProps) {
  const { tenant } = useFrame();
  const [failed, setFailed] = useState(false);
  const [card] = useOwnData(
    () => shopApi().clubCard({}),
    () => setFailed(true),
  );
  return (
    <section className={classNames('deep', styles.card, large && styles.large)}>
      <NightScene className={styles.scene} />
      <div className={styles.words}>
        {member && <LabelBadge look="member">{text.clubMember}</LabelBadge>}
        <h2 className={styles.title}>{text.show}</h2>
        <p>{member ? text.help : text.noMemberHelp(tenant.features.club_guarantee)}</p>
        {!member && (
          <TextLink className={styles.join} to={`${pathTo('account')}#${anchors.ownDetails}`}>
            {text.join}
          </TextLink>
        )}
        {large && <p>{text.brightness}</p>}
        {failed ? <p role="status">{text.failed}</p> : <p className={styles.code}>{card?.code ?? '\u00a0'}</p>}
      </div>
      {!failed && (
        <div className={styles.picture}>
          {card !== null && (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(card.svg)}`}
              alt={text.picture(card.code)}
              width={360}
              height={360}
            />
          )}
        </div>
      )}
    </section>
  );
}
