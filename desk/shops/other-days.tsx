import { useState } from 'react';
import { shopRefusal, shopText as text } from '#content/nb/desk/shops.ts';
import type { DeskShop } from '#contract/desk/shops/schemas.ts';
import { formatSpan, parseSpan } from '#domain/shop/opening-hours.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import { useAct } from '../state/use-act.ts';
import styles from './shops.module.css';

export interface OtherDaysProps {
  readonly shop: DeskShop;
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

/** Single days on which the shop opens otherwise, or not at all. */
export function OtherDays({ shop, mayEdit, onChanged }: OtherDaysProps) {
  const [day, setDay] = useState('');
  const [opens, setOpens] = useState('');
  const [closes, setCloses] = useState('');
  const [note, setNote] = useState('');
  const set = useAct('setShopDay', shopRefusal);
  const remove = useAct('removeShopDay', shopRefusal);
  const add = async () => {
    const hours = opens === '' || closes === '' ? null : `${opens}-${closes}`.replaceAll(':', '');
    const answer = await set.run({ id: shop.id, day, hours, note: note.trim() === '' ? null : note });
    if (answer?.kind !== 'done') return;
    setDay('');
    setNote('');
    onChanged();
  };
  const takeAway = async (one: string) => {
    await remove.run({ id: shop.id, day: one });
    onChanged();
  };
  return (
    <>
      <h2>{text.days}</h2>
      {shop.days.length === 0 && <p>{text.noDays}</p>}
      <Rows>
        {shop.days.map(({ day: one, hours, note: why }) => (
          <li key={one}>
            <b>{dateOf(one)}</b> {hoursOf(hours)} {why}
            {mayEdit && <TextButton onClick={() => void takeAway(one)}>{text.removeDay}</TextButton>}
          </li>
        ))}
      </Rows>
      {mayEdit && (
        <div className={styles.newDay}>
          <TextField
            label={text.date}
            type="date"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <TextField
            label={text.opens}
            type="time"
            value={opens}
            onChange={({ currentTarget }) => setOpens(currentTarget.value)}
          />
          <TextField
            label={text.closes}
            type="time"
            value={closes}
            hint={opens === '' || closes === '' ? text.isClosed : undefined}
            onChange={({ currentTarget }) => setCloses(currentTarget.value)}
          />
          <TextField
            label={text.note}
            maxLength={200}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Button look="outline" off={day === '' || set.isRunning} onClick={() => void add()}>
            {text.addDay}
          </Button>
        </div>
      )}
    </>
  );
}

function dateOf(day: string): string {
  const date = parseIsoDate(day);
  return date === null ? day : formatDate(date);
}

function hoursOf(hours: string | null): string {
  const span = hours === null ? null : parseSpan(hours);
  return span === null ? text.closedDay : formatSpan(span);
}
