import { useId, useState } from 'react';
import { editingText as text } from '#content/nb/desk/editing.ts';
import { wordDiff } from '#domain/editing/word-diff.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useModalDialog } from '#ui/components/modal/use-modal-dialog.ts';
import { Button } from '../parts/button.tsx';
import { clockTime } from '../parts/times.ts';
import styles from './editing.module.css';

export interface ConflictProps {
  /** As it goes into 'Dere har begge endret …': 'beskrivelsen'. */
  readonly field: string;
  /** What stood there when I began. */
  readonly base: string;
  readonly mine: { readonly text: string; readonly savedAt: string | null };
  readonly theirs: { readonly text: string; readonly name: string; readonly at: string };
  readonly onPublish: (text: string) => void;
  readonly onKeepTheirs: () => void;
  readonly onClose: () => void;
}

/** A text of more than a few lines. */
const longText = 400;

/** Two have changed one field: both texts, and a third to write. Nobody wins by being last. */
export function ConflictDialog({ field, base, mine, theirs, onPublish, onKeepTheirs, onClose }: ConflictProps) {
  const [third, setThird] = useState(mine.text);
  const [from, setFrom] = useState<'mine' | 'theirs'>('mine');
  const { ref, props } = useModalDialog(true, onClose);
  const id = useId();
  const isLong = Math.max(mine.text.length, theirs.text.length) > longText;
  const choose = (side: 'mine' | 'theirs') => {
    setFrom(side);
    setThird(side === 'mine' ? mine.text : theirs.text);
  };
  return (
    <dialog {...props} ref={ref} className={styles.conflict} aria-labelledby={id}>
      <h2 id={id}>{text.conflictTitle(field)}</h2>
      <p className={styles.lead}>{text.conflictLead(firstName(theirs.name), clockTime(theirs.at))}</p>
      <div className={styles.sides}>
        <Side
          name={text.mine}
          detail={mine.savedAt === null ? '' : text.draftFrom(clockTime(mine.savedAt))}
          chosen={from === 'mine'}
          onChoose={() => choose('mine')}
          parts={wordDiff(base, mine.text)}
        />
        <Side
          name={theirs.name}
          detail={text.inShopSince(clockTime(theirs.at))}
          chosen={from === 'theirs'}
          onChoose={() => choose('theirs')}
          parts={wordDiff(base, theirs.text)}
        />
      </div>
      <label className={styles.third}>
        <span>
          {text.becomes} <i>{text.freely}</i>
        </span>
        <textarea
          rows={isLong ? 10 : 3}
          value={third}
          onChange={({ currentTarget }) => setThird(currentTarget.value)}
        />
      </label>
      <footer className={styles.acts}>
        <span>{text.bothStored}</span>
        <Button look="outline" onClick={onKeepTheirs}>
          {text.keepTheirs(firstName(theirs.name))}
        </Button>
        <Button onClick={() => onPublish(third)}>{text.publishThis}</Button>
      </footer>
    </dialog>
  );
}

interface SideProps {
  readonly name: string;
  readonly detail: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly parts: ReturnType<typeof wordDiff>;
}

function Side({ name, detail, chosen, onChoose, parts }: SideProps) {
  return (
    <label className={styles.side} data-chosen={chosen}>
      <span className={styles.sideHead}>
        <input type="radio" name="side" checked={chosen} onChange={onChoose} /> <b>{name}</b> <small>{detail}</small>
      </span>
      <span>
        {parts.map(({ text: words, kind }, index) => {
          if (kind === 'removed') return null;
          const Word = kind === 'added' ? 'ins' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          return <Word key={index}>{words}</Word>;
        })}
      </span>
    </label>
  );
}
