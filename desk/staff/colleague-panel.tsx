import { useState } from 'react';
import { roleNames } from '#content/nb/desk/roles.ts';
import { staffText as text } from '#content/nb/desk/staff.ts';
import type { Colleague } from '#contract/desk/staff/schemas.ts';
import { Button } from '../parts/button.tsx';
import { Confirm, SidePanel } from '../parts/dialog.tsx';
import { say } from '../state/notice.ts';
import { askSession, person } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';
import { RoleFields, type ShopChoice } from './role-fields.tsx';
import { Sessions } from './sessions.tsx';
import styles from './staff.module.css';
import { staffWords } from './staff-words.ts';

export interface ColleaguePanelProps {
  readonly colleague: Colleague;
  readonly shops: readonly ShopChoice[];
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** One person: role and shops, where they are signed in, a new way in, and the end of it. */
export function ColleaguePanel({ colleague, shops, onClose, onChange }: ColleaguePanelProps) {
  const { id, name, email, version } = colleague;
  const [role, setRole] = useState(colleague.role);
  const [chosen, setChosen] = useState<readonly number[]>(colleague.shops);
  const [shopsMissing, setShopsMissing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const undo = useUndo(onChange);
  const change = useAct('changeRole', staffWords);
  const again = useAct('inviteAgain', staffWords);
  const remove = useAct('removeAccess', staffWords);
  const save = async () => {
    const answer = await change.run({ id, role, shops: role === 'shop-manager' ? [...chosen] : [], version });
    setShopsMissing(answer?.kind === 'refused' && answer.refusal.fields?.includes('shops') === true);
    onChange();
    if (answer?.kind !== 'done') return;
    const { entry } = answer;
    say({ tone: 'done', text: text.changed(name, roleNames[role]), undo: () => undo(entry) });
    if (id === person.get()?.id) void askSession();
    onClose();
  };
  const takeAway = async () => {
    const answer = await remove.run({ id, version });
    setRemoving(false);
    onChange();
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.removed(name) });
    onClose();
  };
  if (removing)
    return (
      <Confirm
        title={text.removeTitle(name)}
        act={text.remove}
        danger
        off={remove.isRunning}
        onConfirm={() => void takeAway()}
        onClose={() => setRemoving(false)}
      >
        <p>{text.removeText}</p>
      </Confirm>
    );
  return (
    <SidePanel
      title={text.changeTitle(name)}
      onClose={onClose}
      footer={
        <Button off={change.isRunning} onClick={() => void save()}>
          {text.save}
        </Button>
      }
    >
      <RoleFields
        role={role}
        chosen={chosen}
        shops={shops}
        shopsMissing={shopsMissing}
        onChange={(next, own) => {
          setRole(next);
          setChosen(own);
        }}
      />
      <Sessions member={id} />
      <section className={styles.more}>
        <div>
          <Button
            look="outline"
            off={again.isRunning}
            onClick={async () => {
              if ((await again.run({ id }))?.kind === 'done') say({ tone: 'done', text: text.invited(email) });
              onChange();
            }}
          >
            {text.again}
          </Button>
          <p>{text.againHint}</p>
        </div>
        <Button look="danger" onClick={() => setRemoving(true)}>
          {text.remove}
        </Button>
      </section>
    </SidePanel>
  );
}
