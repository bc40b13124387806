import { useState } from 'react';
import { counterText as text } from '#content/nb/desk/shops.ts';
import type { CounterDevice } from '#contract/desk/counter/schemas.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Card } from '../parts/layout/card.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { clockTime, shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './counter.module.css';

export interface SideProps {
  readonly side: DeskAnswer<'counterSide'>;
  readonly onChanged: () => void;
}

export function shopNames({ shops }: SideProps['side'], ids: readonly number[]): string {
  const names = ids.flatMap((id) => shops.find((shop) => shop.id === id)?.name ?? []);
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');
}

export function Devices({ side, onChanged }: SideProps) {
  const [leaving, setLeaving] = useState<CounterDevice | null>(null);
  const unpair = useAct('unpairDevice');
  const takeAway = async ({ id }: CounterDevice) => {
    const answer = await unpair.run({ id });
    setLeaving(null);
    if (answer?.kind === 'done') say({ tone: 'done', text: text.unpaired });
    onChanged();
  };
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{text.devices}</h2>
      {side.devices.length === 0 && <p>{text.noDevices}</p>}
      <Rows>
        {side.devices.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.name}</b>
              <small>
                {shopNames(side, device.shops)}, {text.lastSeen(shortTime(device.lastSeenAt))}
              </small>
            </span>
            <TextButton onClick={() => setLeaving(device)}>{text.unpair}</TextButton>
          </li>
        ))}
      </Rows>
      <PairForm side={side} />
      {leaving !== null && (
        <Confirm
          title={text.unpairTitle(leaving.name)}
          act={text.unpair}
          danger
          onConfirm={() => void takeAway(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{text.unpairLead}</p>
        </Confirm>
      )}
    </section>
  );
}

function PairForm({ side }: Pick<SideProps, 'side'>) {
  const [name, setName] = useState<string>(text.deviceDefault);
  const [shop, setShop] = useState('');
  const [made, setMade] = useState<DeskAnswer<'makePairing'> | null>(null);
  const pair = useAct('makePairing');
  const chosen = shop === '' ? side.shops[0]?.id : Number(shop);
  const make = async () => {
    if (chosen === undefined) return;
    const answer = await pair.run({ name, shops: [chosen] });
    if (answer?.kind === 'done') setMade(answer.value);
  };
  return (
    <Card title={text.pair}>
      <TextField
        label={text.deviceName}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SelectField
        label={text.shop}
        value={String(chosen ?? '')}
        choices={side.shops.map(({ id, name: shopName }) => ({ value: String(id), name: shopName }))}
        onChange={({ currentTarget }) => setShop(currentTarget.value)}
      />
      <Button
        look="outline"
        off={name.trim() === '' || chosen === undefined || pair.isRunning}
        onClick={() => void make()}
      >
        {text.makeCode}
      </Button>
      <div role="status">
        {made !== null && (
          <p className={styles.code}>
            <span className="sr-only">{text.code}</span>
            <b>
              {made.code.slice(0, 4)} {made.code.slice(4)}
            </b>
            {text.codeHelp(clockTime(made.expiresAt))}
          </p>
        )}
      </div>
    </Card>
  );
}
