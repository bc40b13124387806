import { useState } from 'react';
import { searchText as text } from '#content/nb/desk/search.ts';
import type { FoundArticle } from '#contract/desk/search/schemas.ts';
import { Confirm } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';

export interface PinDialogProps {
  readonly query: string;
  readonly article: FoundArticle;
  /** Where it was dropped, or the first. */
  readonly place: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function PinDialog({ query, article, place: first, onClose, onDone }: PinDialogProps) {
  const [place, setPlace] = useState(String(first));
  const [until, setUntil] = useState('');
  const pin = useAct('savePin', ({ reason }) => (reason === 'until-past' ? text.untilPast : null));
  const undo = useUndo(onDone);
  const run = async () => {
    const answer = await pin.run({
      query,
      articleId: article.articleId,
      position: place === 'last' ? null : Number(place),
      until: until === '' ? null : until,
      version: article.pinned?.version ?? null,
    });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.pinned(article.name, query), undo: () => undo(answer.entry) });
    onClose();
    onDone();
  };
  return (
    <Confirm
      title={text.pinTitle(article.name)}
      act={text.pinAct}
      off={pin.isRunning}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>{text.pinText(query)}</p>
      <SelectField
        label={text.pinPlace}
        value={place}
        choices={placesWith(first)}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <TextField
        label={text.pinUntil}
        hint={text.pinUntilHint}
        type="date"
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </Confirm>
  );
}

function placesWith(dropped: number) {
  const places = [...new Set([1, 2, 3, dropped])].map((place) => ({
    value: String(place),
    name: text.pinPlaceOf(place),
  }));
  return [...places, { value: 'last', name: text.pinLast }];
}
