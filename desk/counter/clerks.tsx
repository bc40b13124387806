import { useState } from 'react';
import { counterRefusal, counterText as text } from '#content/nb/desk/shops.ts';
import type { CounterClerk } from '#contract/desk/counter/schemas.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Card } from '../parts/layout/card.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { Status } from '../parts/small-parts.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { type SideProps, shopNames } from './devices.tsx';

export function Clerks({ side, onChanged }: SideProps) {
  const [asked, setAsked] = useState<{ readonly clerk: CounterClerk; readonly what: 'pin' | 'leave' } | null>(null);
  const [pin, setPin] = useState('');
  const newPin = useAct('newPin', counterRefusal);
  const open = useAct('openClerk');
  const leave = useAct('letClerkGo');
  const done = (words: string) => {
    setAsked(null);
    setPin('');
    say({ tone: 'done', text: words });
    onChanged();
  };
  const confirm = async () => {
    if (asked === null) return;
    const { id } = asked.clerk;
    const answer = asked.what === 'pin' ? await newPin.run({ id, pin }) : await leave.run({ id });
    if (answer?.kind === 'done') done(asked.what === 'pin' ? text.pinSet : text.left);
  };
  const unlock = async (id: number) => {
    const answer = await open.run({ id });
    if (answer?.kind === 'done') done(text.opened);
  };
  return (
    <section aria-labelledby="clerks">
      <h2 id="clerks">{text.clerks}</h2>
      {side.clerks.length === 0 && <p>{text.noClerks}</p>}
      <Rows>
        {side.clerks.map((clerk) => (
          <li key={clerk.id}>
            <span>
              <b>{clerk.name}</b>
              <small>
                {text.roles[clerk.role]}, {shopNames(side, clerk.shops)}
              </small>
            </span>
            {clerk.locked && (
              <>
                <Status state="error">{text.locked}</Status>
                <TextButton onClick={() => void unlock(clerk.id)}>{text.open}</TextButton>
              </>
            )}
            <TextButton onClick={() => setAsked({ clerk, what: 'pin' })}>{text.newPin}</TextButton>
            <TextButton onClick={() => setAsked({ clerk, what: 'leave' })}>{text.leave}</TextButton>
          </li>
        ))}
      </Rows>
      <AddClerk side={side} onChanged={onChanged} />
      {asked !== null && (
        <Confirm
          title={asked.what === 'pin' ? text.newPinTitle(asked.clerk.name) : text.leaveTitle(asked.clerk.name)}
          act={asked.what === 'pin' ? text.setPin : text.leave}
          danger={asked.what === 'leave'}
          off={asked.what === 'pin' && !/^\d{4}$/.test(pin)}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        >
          {asked.what === 'pin' ? <PinField value={pin} onChange={setPin} /> : <p>{text.leaveLead}</p>}
        </Confirm>
      )}
    </section>
  );
}

function PinField({ value, onChange }: { readonly value: string; readonly onChange: (pin: string) => void }) {
  return (
    <TextField
      label={text.pin}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function AddClerk({ side, onChanged }: SideProps) {
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [role, setRole] = useState<CounterClerk['role']>('clerk');
  const [shop, setShop] = useState('');
  const act = useAct('addClerk', counterRefusal);
  const chosen = shop === '' ? side.shops[0]?.id : Number(shop);
  const add = async () => {
    if (chosen === undefined) return;
    const answer = await act.run({ name, pin, role, shops: [chosen] });
    if (answer?.kind !== 'done') return;
    setName('');
    setPin('');
    say({ tone: 'done', text: text.added });
    onChanged();
  };
  return (
    <Card title={text.add}>
      <TextField
        label={text.name}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PinField value={pin} onChange={setPin} />
      <SelectField
        label={text.role}
        value={role}
        choices={Object.entries(text.roles).map(([value, word]) => ({ value, name: word }))}
        onChange={({ currentTarget }) => setRole(currentTarget.value === 'manager' ? 'manager' : 'clerk')}
      />
      <SelectField
        label={text.shop}
        value={String(chosen ?? '')}
        choices={side.shops.map(({ id, name: shopName }) => ({ value: String(id), name: shopName }))}
        onChange={({ currentTarget }) => setShop(currentTarget.value)}
      />
      <Button
        look="outline"
        off={name.trim().length < 2 || !/^\d{4}$/.test(pin) || act.isRunning}
        onClick={() => void add()}
      >
        {text.addAct}
      </Button>
    </Card>
  );
}
