import { useState } from 'react';
import { articleText, goodsRefusal } from '#content/nb/desk/goods.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { Confirm } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Note } from '../../parts/small-parts.tsx';
import { say } from '../../state/notice.ts';
import { iMay } from '../../state/session.ts';
import { useAct } from '../../state/use-act.ts';

const text = articleText.price;

export interface CorrectPriceProps {
  readonly article: DeskArticle;
  readonly onClose: () => void;
  readonly onCorrected: () => void;
}

export function CorrectPrice({ article, onClose, onCorrected }: CorrectPriceProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  // Who may not set it asks for it.
  const mayCorrect = iMay('goods.correct-price');
  const act = useAct(mayCorrect ? 'correctPrice' : 'proposePrice', goodsRefusal);
  const price = Number(typed.replace(/\s/g, '').replace(',', '.'));
  const isWhole = typed.trim() !== '' && price >= 1 && reason.trim().length >= 3;
  const correct = async () => {
    const answer = await act.run({ id: article.id, from: article.price.now, price, reason });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: mayCorrect ? text.corrected : text.proposed });
    onClose();
    onCorrected();
  };
  return (
    <Confirm
      title={mayCorrect ? text.correctTitle : text.propose}
      act={mayCorrect ? text.correctAct : text.proposeAct}
      off={!isWhole || act.isRunning}
      onConfirm={() => void correct()}
      onClose={onClose}
    >
      <p>{mayCorrect ? text.correctLead : text.proposeLead}</p>
      <Note tone="warn">{text.correctWarning}</Note>
      <TextField
        label={text.correctField}
        inputMode="decimal"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextField
        label={text.reasonField}
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Confirm>
  );
}
