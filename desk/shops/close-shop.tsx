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
  const [heir, setHeir] = useState('');
  const [name, setName] = useState('');
  const act = useAct('closeShop', shopRefusal);
  const close = async () => {
    const answer = await act.run({ id: shop.id, heirId: heir === '' ? null : Number(heir), name });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.closedNow });
    onClose();
    onClosed();
  };
  return (
    <Confirm
      title={text.closeTitle(shop.name)}
      act={text.closeAct}
      danger
      off={shop.openOrders > 0 || name.trim() !== shop.name || act.isRunning}
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
      <p>{text.closeLead(groupThousands(shop.pieces))}</p>
      <SelectField
        label={text.heir}
        value={heir}
        choices={[
          { value: '', name: text.noHeir },
          ...(others.value?.rows ?? [])
            .filter(({ id, closed }) => id !== shop.id && !closed)
            .map((one) => ({ value: String(one.id), name: one.name })),
        ]}
        onChange={({ currentTarget }) => setHeir(currentTarget.value)}
      />
      <TextField
        label={text.typeName(shop.name)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Confirm>
  );
}
