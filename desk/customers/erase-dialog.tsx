import { useState } from 'react';
import { customersText as text } from '#content/nb/desk/customers.ts';
import type { CustomerAnswer } from '#contract/desk/customers/schemas.ts';
import { Confirm } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { goTo } from '../routing/location.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { forgetRead } from '../state/use-query.ts';

/** Says what goes and what must stay; the name is typed before anything does. */
export function EraseDialog({
  customer,
  onClose,
}: {
  readonly customer: CustomerAnswer;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const erasing = useAct('eraseCustomer', ({ reason }) => (reason === 'other-name' ? text.otherName : null));
  const erase = async () => {
    const answer = await erasing.run({ id: customer.id, name: typed });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.erased });
    forgetRead();
    goTo('/kunder');
  };
  return (
    <Confirm
      title={text.eraseTitle(customer.name)}
      act={text.eraseAct}
      danger
      off={erasing.isRunning || typed.trim().toLowerCase() !== customer.name.toLowerCase()}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <p>{text.eraseLead}</p>
      <p>{text.eraseStays(customer.orderCount)}</p>
      <TextField
        label={text.typeName(customer.name)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Confirm>
  );
}
