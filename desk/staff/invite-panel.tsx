import { useState } from 'react';
import { staffText as text } from '#content/nb/desk/staff.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { Button } from '../parts/button.tsx';
import { SidePanel } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { RoleFields, type ShopChoice } from './role-fields.tsx';
import { staffWords } from './staff-words.ts';

export interface InvitePanelProps {
  readonly shops: readonly ShopChoice[];
  readonly onClose: () => void;
  readonly onChange: () => void;
}

export function InvitePanel({ shops, onClose, onChange }: InvitePanelProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<DeskRole>('service');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const invite = useAct('inviteStaff', staffWords);
  const send = async () => {
    setWrong([]);
    const answer = await invite.run({ email, role, shops: role === 'shop-manager' ? [...chosen] : [] });
    if (answer?.kind === 'refused') setWrong(answer.refusal.fields ?? []);
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.invited(email) });
    onChange();
    onClose();
  };
  return (
    <SidePanel
      title={text.inviteTitle}
      onClose={onClose}
      footer={
        <Button off={invite.isRunning} onClick={() => void send()}>
          {text.sendInvitation}
        </Button>
      }
    >
      <TextField
        label={text.email}
        type="email"
        value={email}
        error={wrong.includes('email') ? text.emailWrong : null}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <RoleFields
        role={role}
        chosen={chosen}
        shops={shops}
        shopsMissing={wrong.includes('shops')}
        onChange={(next, own) => {
          setRole(next);
          setChosen(own);
        }}
      />
    </SidePanel>
  );
}
