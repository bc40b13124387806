import { useEffect, useState } from 'react';
import { counterOrderText as text } from '#content/nb/counter/order.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { TextButton } from '../parts/button.tsx';
import parts from '../parts/parts.module.css';
import { useAct } from '../state/act.ts';
import { shopNow } from '../state/clock.ts';
import { connection } from '../state/connection.ts';
import { tellRefusal } from '../state/refusal-words.ts';

const longest = 60_000;

/** The last two digits; the whole number for a minute, written down in the log. */
export function PhoneNumber({ id, end }: { readonly id: number; readonly end: string }) {
  const act = useAct('showPhone');
  const online = useStore(connection).kind !== 'offline';
  const [shown, setShown] = useState<{ readonly phone: string; readonly until: number } | null>(null);

  useEffect(() => {
    if (shown === null) return;
    const left = Math.min(longest, Math.max(0, shown.until - shopNow()));
    const timer = setTimeout(() => setShown(null), left);
    return () => clearTimeout(timer);
  }, [shown]);

  const show = async () => {
    const result = await act.run({ id }, {});
    if (result.kind === 'refused') tellRefusal(result.refusal);
    if (result.kind === 'done') setShown({ phone: result.value.phone, until: Date.parse(result.value.until) });
  };
  if (shown !== null) {
    return (
      <p className={parts.small} title={text.numberUntil}>
        <a href={`tel:${shown.phone.replaceAll(' ', '')}`}>{shown.phone}</a>
      </p>
    );
  }
  return (
    <p className={parts.small}>
      <span aria-hidden="true">•• •• •• </span>
      {end}{' '}
      <TextButton off={!online} onClick={() => void show()}>
        {text.showNumber}
      </TextButton>
    </p>
  );
}
