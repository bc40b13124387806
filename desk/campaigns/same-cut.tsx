import { useState } from 'react';
import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignDetail, DraftLine } from '#contract/desk/campaigns/schemas.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';

export interface SameCutProps {
  readonly detail: CampaignDetail;
  readonly lines: readonly DraftLine[];
  readonly onLines: (lines: DraftLine[]) => void;
  readonly onClose: () => void;
}

/** The same percent off what was the lowest price, rounded down so that the label never says more than is given. */
export function SameCut({ detail, lines, onLines, onClose }: SameCutProps) {
  const [typed, setTyped] = useState('');
  const percent = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const base = new Map(detail.lines.map(({ articleId, lowest, priceNow }) => [articleId, lowest ?? priceNow]));
  const run = () => {
    onLines(
      lines.map((line) => {
        const from = base.get(line.articleId);
        return from === undefined
          ? line
          : { ...line, before: null, price: Math.max(1, Math.floor((from * (100 - percent)) / 100)) };
      }),
    );
    onClose();
  };
  return (
    <Dialog
      title={text.cutTitle}
      onClose={onClose}
      footer={
        <Button off={percent === 0} onClick={run}>
          {text.cutAct}
        </Button>
      }
    >
      <TextField
        label={text.cutField}
        hint={text.cutHint}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Dialog>
  );
}
