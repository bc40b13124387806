import { roleNames } from '#content/nb/desk/roles.ts';
import { staffText as text } from '#content/nb/desk/staff.ts';
import type { StaffInvitation } from '#contract/desk/staff/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './staff.module.css';

/** Who has been invited and has not come yet. */
export function Invitations({
  invitations,
  onChange,
}: {
  readonly invitations: readonly StaffInvitation[];
  readonly onChange: () => void;
}) {
  const revoke = useAct('revokeInvitation');
  if (invitations.length === 0) return null;
  return (
    <section className={styles.waiting}>
      <h2>{text.waiting}</h2>
      <Rows>
        {invitations.map(({ id, email, role, expiresAt, isNewWay }) => (
          <li key={id}>
            <span>
              <b>{email}</b> {isNewWay ? text.newWay : roleNames[role]}
              <small>{text.until(shortTime(expiresAt))}</small>
            </span>
            <TextButton
              onClick={async () => {
                if ((await revoke.run({ id }))?.kind === 'done') say({ tone: 'done', text: text.revoked });
                onChange();
              }}
            >
              {text.revoke}
            </TextButton>
          </li>
        ))}
      </Rows>
    </section>
  );
}
