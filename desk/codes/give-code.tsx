import { useState } from 'react';
import { givenReasons, codeText as text } from '#content/nb/desk/codes.ts';
import { frameText } from '#content/nb/desk/frame.ts';
import {
  type GivenCodeReason,
  givenCodeDays,
  givenCodeReasons,
  mostGivenKroner,
} from '#domain/promocode/given-code.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';

/** For the customer on the phone: once, for one person. */
export function GiveCode({ onClose }: { readonly onClose: () => void }) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<GivenCodeReason>('delay');
  const [name, setName] = useState<string | null>(null);
  const give = useAct('giveCode');
  const kroner = /^\d{1,4}$/.test(amount.trim()) ? Number(amount) : 0;
  const isGood = kroner >= 1 && kroner <= mostGivenKroner;
  const run = async () => {
    const answer = await give.run({ amount: kroner, reason });
    if (answer?.kind === 'done') setName(answer.value.name);
  };
  if (name !== null)
    return (
      <Dialog title={text.giveTitle} onClose={onClose} footer={<Button onClick={onClose}>{frameText.close}</Button>}>
        <p>{text.given}</p>
        <p>
          <output>
            <b>{name}</b>
          </output>{' '}
          <Button
            look="outline"
            size="small"
            onClick={() =>
              void navigator.clipboard.writeText(name).then(
                () => say({ tone: 'done', text: text.copied }),
                () => undefined,
              )
            }
          >
            {text.copy}
          </Button>
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title={text.giveTitle}
      onClose={onClose}
      footer={
        <Button off={!isGood || give.isRunning} onClick={() => void run()}>
          {text.giveAct}
        </Button>
      }
    >
      <p>{text.giveText(mostGivenKroner, givenCodeDays)}</p>
      <TextField
        label={text.amountKroner}
        inputMode="numeric"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <SelectField
        label={text.reason}
        value={reason}
        choices={givenCodeReasons.map((value) => ({ value, name: givenReasons[value] }))}
        onChange={({ currentTarget }) => setReason(currentTarget.value as GivenCodeReason)}
      />
    </Dialog>
  );
}
