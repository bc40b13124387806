import { useState } from 'react';
import { codeText as text } from '#content/nb/desk/codes.ts';
import { SelectField, TextField } from '../parts/field.tsx';
import { FormPanel } from '../parts/layout/form-panel.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';

/** As the person writes it: text, read when it is sent. */
const empty = { name: '', kind: 'percent', amount: '', from: '', to: '', most: '', perCustomer: '1', isPublic: false };

export function MakeCode({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const make = useAct('makeCode', ({ reason, values }) =>
    reason === 'name-taken' ? text.taken(String(values?.name ?? '')) : null,
  );
  const change = (to: Partial<typeof empty>) => setForm((before) => ({ ...before, ...to }));
  const isFixed = form.kind === 'kroner';
  const amount = Number(form.amount.replace(',', '.'));
  const badAmount = !(amount > 0) || (!isFixed && amount > 100);
  const badDays = form.from !== '' && form.to !== '' && form.to < form.from;
  const send = async () => {
    setTried(true);
    if (badAmount || badDays || form.name.trim().length < 2) return;
    const answer = await make.run({
      name: form.name,
      isFixed,
      amount: isFixed ? amount : amount / 100,
      isPublic: form.isPublic,
      from: form.from || null,
      to: form.to || null,
      most: limitOf(form.most),
      mostPerCustomer: limitOf(form.perCustomer),
    });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.made(form.name.trim()) });
    onClose();
  };
  return (
    <FormPanel title={text.makeTitle} act={text.makeAct} off={make.isRunning} onSend={send} onClose={onClose}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={form.name}
        maxLength={100}
        autoComplete="off"
        error={tried && form.name.trim().length < 2 ? text.nameHint : null}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SelectField
        label={text.kind}
        value={form.kind}
        choices={[
          { value: 'percent', name: text.kinds.percent },
          { value: 'kroner', name: text.kinds.kroner },
        ]}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
      />
      <TextField
        label={isFixed ? text.amountKroner : text.amountPercent}
        inputMode="decimal"
        value={form.amount}
        error={tried && badAmount ? text.badAmount : null}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
      <TextField
        label={text.first}
        type="date"
        value={form.from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextField
        label={text.last}
        type="date"
        value={form.to}
        error={badDays ? text.badDays : null}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
      <TextField
        label={text.most}
        hint={text.mostHint}
        inputMode="numeric"
        value={form.most}
        onChange={({ currentTarget }) => change({ most: currentTarget.value })}
      />
      <TextField
        label={text.perCustomer}
        inputMode="numeric"
        value={form.perCustomer}
        onChange={({ currentTarget }) => change({ perCustomer: currentTarget.value })}
      />
      <label>
        <input
          type="checkbox"
          checked={form.isPublic}
          onChange={({ currentTarget }) => change({ isPublic: currentTarget.checked })}
        />{' '}
        {text.publicly}
      </label>
    </FormPanel>
  );
}

function limitOf(typed: string): number | null {
  return /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : null;
}
