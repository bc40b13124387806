import { useState } from 'react';
import { ordersText as text } from '#content/nb/desk/orders.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Link } from '../routing/link.tsx';
import { place } from '../routing/location.ts';
import { useAct } from '../state/use-act.ts';
import styles from './orders.module.css';

/** The person's own views, and the way to save the filters as they stand. */
export function SavedViews({
  saved,
  isFiltered,
  reload,
}: {
  readonly saved: DeskAnswer<'orderViews'>['saved'];
  readonly isFiltered: boolean;
  readonly reload: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const saving = useAct('saveOrderView', ({ reason }) => (reason === 'too-many-views' ? text.tooManyViews : null));
  const forgetting = useAct('forgetOrderView');
  const save = async () => {
    const query = new URLSearchParams(place.get().query);
    query.delete('after');
    const answer = await saving.run({ name, query: query.toString() });
    if (answer?.kind !== 'done') return;
    setOpen(false);
    setName('');
    reload();
  };
  const forget = async (id: number) => {
    if ((await forgetting.run({ id }))?.kind === 'done') reload();
  };
  return (
    <div className={styles.saved}>
      {saved.map((view) => (
        <span key={view.id}>
          <Link to={`/ordre?${view.query}`}>{view.name}</Link>
          <IconButton icon="close" label={text.forgetView(view.name)} onClick={() => void forget(view.id)} />
        </span>
      ))}
      {isFiltered && (
        <Button look="text" size="small" icon="plus" onClick={() => setOpen(true)}>
          {text.saveView}
        </Button>
      )}
      {isOpen && (
        <Confirm
          title={text.saveView}
          act={text.save}
          off={saving.isRunning || name.trim() === ''}
          onConfirm={() => void save()}
          onClose={() => setOpen(false)}
        >
          <p>{text.saveViewLead}</p>
          <TextField
            label={text.viewName}
            maxLength={40}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Confirm>
      )}
    </div>
  );
}
