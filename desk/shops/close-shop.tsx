import { useState } from 'react';
import { shopRefusal, shopText as text } from '#content/nb/desk/shops.ts';
import type { DeskShop } from '#contract/desk/shops/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Confirm } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Note } from '../parts/small-parts.tsx';
import { Link } from '../routing/link.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';

export interface CloseShopProps {
  readonly shop: DeskShop;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function CloseShop({ shop, onClose, onClosed }: CloseShopProps) {
  const others = useQuery('shops', {});
  const [heir, setHeir] = useState(shop.nearest === null ? '' : String(shop.nearest));
  const [stockTo, setStockTo] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [name, setName] = useState('');
  const act = useAct('closeShop', shopRefusal);
  const open = (others.value?.rows ?? []).filter((one) => one.id !== shop.id && !one.closed && one.lastDay === null);
  const close = async () => {
    const answer = await act.run({
      id: shop.id,
      heirId: heir === '' ? null : Number(heir),
      stockTo: stockTo === '' ? null : Number(stockTo),
      lastDay: lastDay === '' ? null : lastDay,
      name,
    });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: answer.value.isClosed ? text.closedNow : text.planned });
    onClose();
    onClosed();
  };
  return (
    <Confirm
      title={text.closeTitle(shop.name)}
      act={lastDay === '' ? text.closeAct : text.planAct}
      danger
      off={(shop.openOrders > 0 && lastDay === '') || name.trim() !== shop.name || act.isRunning}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      {shop.openOrders > 0 && (
        <Note tone="error">
          {text.closeOpen(shop.openOrders)}{' '}
          {shop.orders.map((id) => (
            <Link key={id} to={`/ordre/${id}`}>
              {text.order(id)}{' '}
            </Link>
          ))}
        </Note>
      )}
      <p>{text.closeLead}</p>
      <TextField
        label={text.lastDay}
        hint={text.lastDayHelp}
        type="date"
        value={lastDay}
        onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
      />
      <SelectField
        label={text.heir}
        value={heir}
        choices={[{ value: '', name: text.noHeir }, ...open.map((one) => ({ value: String(one.id), name: one.name }))]}
        onChange={({ currentTarget }) => setHeir(currentTarget.value)}
      />
      <SelectField
        label={text.stockTo(groupThousands(shop.pieces))}
        value={stockTo}
        choices={[
          { value: '', name: text.stockToNobody },
          ...open.map((one) => ({ value: String(one.id), name: text.stockToShop(one.name) })),
        ]}
        onChange={({ currentTarget }) => setStockTo(currentTarget.value)}
      />
      <TextField
        label={text.typeName(shop.name)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Confirm>
  );
}
