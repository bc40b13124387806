import { useState } from 'react';
import { counterLookUpText } from '#content/nb/counter/look-up.ts';
import { counterReturnText as text } from '#content/nb/counter/return.ts';
import { useStore } from '#ui/browser/use-store.ts';
import thermos from '../drawings/thermos.svg';
import frame from '../frame/frame.module.css';
import { SearchField } from '../frame/search-field.tsx';
import { Top } from '../frame/top.tsx';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/choice.tsx';
import { EmptyScene } from '../parts/empty-scene.tsx';
import { goTo } from '../routing/route.ts';
import { useScans } from '../scan/listen.ts';
import { meaningOf } from '../scan/meaning.ts';
import { tellError } from '../state/notice.ts';
import { find } from '../state/search.ts';
import { shop } from '../state/session.ts';
import styles from './return.module.css';
import { ReturnWork } from './return-work.tsx';

export function ReturnScreen({ id }: { readonly id: number | null }) {
  return id === null ? <FindReturn /> : <ReturnWork id={id} />;
}

/** Which order comes back: the receipt, its number or the customer's card. */
function FindReturn() {
  const [number, setNumber] = useState('');
  const where = useStore(shop);
  const open = async (read: string) => {
    const scanned = meaningOf(read);
    if (scanned.kind === 'order') return goTo({ screen: 'return', id: scanned.id });
    const found = await find(read);
    const [only, second] = found?.orders ?? [];
    if (only !== undefined && second === undefined) return goTo({ screen: 'return', id: only.id });
    if (only !== undefined) return goTo({ screen: 'look-up' });
    if (found !== null) tellError(counterLookUpText.none(read, where?.name ?? ''));
  };
  useScans({ onScan: (read) => void open(read) });
  return (
    <>
      <Top title={text.title}>
        <SearchField />
      </Top>
      <div className={frame.scroll}>
        <div className={styles.find}>
          <EmptyScene picture={thermos} title={text.find}>
            <p>{text.findText}</p>
          </EmptyScene>
          <TextField
            label={text.number}
            value={number}
            inputMode="numeric"
            maxLength={10}
            onChange={(typed) => setNumber(typed.replace(/\D/g, ''))}
            onEnter={() => number !== '' && void open(number)}
          />
          <Button size="big" off={number === ''} onClick={() => void open(number)}>
            {text.numberOpen}
          </Button>
        </div>
      </div>
    </>
  );
}
