import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterOrderText as text } from '#content/nb/counter/order.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PlaceChoice } from '../pick/place-choice.tsx';
import { useScans } from '../scan/listen.ts';
import { meaningOf } from '../scan/meaning.ts';
import { useAct } from '../state/act.ts';
import type { ActDialogProps } from './act-dialog.ts';

export function MoveDialog({ order, onClose, onDone }: ActDialogProps) {
  const act = useAct('movePlace');
  const [place, setPlace] = useState('');
  const scanned = meaningOf(place);
  const valid = scanned.kind === 'place' ? scanned.place : null;
  useScans({
    onScan: (text) => {
      const read = meaningOf(text);
      if (read.kind === 'place') setPlace(read.place);
    },
  });
  const move = async () => {
    if (valid === null) return;
    const result = await act.run(
      { id: order.id },
      { expectedStatus: order.status, version: order.version, place: valid },
    );
    onDone(result, text.moved(valid));
    onClose();
  };
  return (
    <Dialog
      title={text.moveTitle}
      onClose={onClose}
      footer={
        <Button size="big" off={valid === null || act.state !== 'idle'} onClick={() => void move()}>
          {act.state === 'unsure' ? counterFrameText.unsure : `${text.move}${valid === null ? '' : ` til ${valid}`}`}
        </Button>
      }
    >
      <PlaceChoice title={text.movePlace} free={order.freePlaces} chosen={valid} onChoose={setPlace} />
      <TextField label={text.moveOther} value={place} maxLength={4} onChange={setPlace} onEnter={() => void move()} />
    </Dialog>
  );
}
