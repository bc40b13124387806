import { useState } from 'react';
import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { DraftLine } from '#contract/desk/campaigns/schemas.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextAreaField } from '../parts/field.tsx';
import { Note } from '../parts/small-parts.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { readSpreadsheet } from './spreadsheet-lines.ts';

export interface PasteLinesProps {
  readonly id: string;
  readonly onAdd: (lines: DraftLine[]) => void;
  readonly onClose: () => void;
}

/** Copied cells of a spreadsheet. What is not found stays in the field, to be mended. */
export function PasteLines({ id, onAdd, onClose }: PasteLinesProps) {
  const [pasted, setPasted] = useState('');
  const [left, setLeft] = useState<{ unknown: readonly string[]; bad: readonly string[] } | null>(null);
  const read = useAct('readCampaignLines');
  const run = async () => {
    const { lines, bad } = readSpreadsheet(pasted);
    const answer = await read.run({ id, numbers: lines.map(({ number }) => number) });
    if (answer?.kind !== 'done') return;
    const { found, unknown } = answer.value;
    const priceOf = new Map(lines.map(({ number, price }) => [number, price]));
    onAdd(found.map(({ articleId, number }) => ({ articleId, price: priceOf.get(number) ?? null, before: null })));
    say({ tone: 'done', text: text.pasted(found.length) });
    if (unknown.length === 0 && bad.length === 0) return onClose();
    const missing = lines.filter(({ number }) => unknown.includes(number));
    setPasted(missing.map(({ number, price }) => `${number}\t${price ?? ''}`).join('\n'));
    setLeft({ unknown, bad });
  };
  return (
    <Dialog
      title={text.pasteTitle}
      onClose={onClose}
      footer={
        <Button off={pasted.trim() === '' || read.isRunning} onClick={() => void run()}>
          {text.pasteAct}
        </Button>
      }
    >
      <TextAreaField
        label={text.pasteField}
        hint={text.pasteHint}
        rows={9}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      {left !== null && (
        <Note tone="warn">
          {left.unknown.length > 0 && <p>{text.pasteUnknown(left.unknown.slice(0, 20).join(', '))}</p>}
          {left.bad.length > 0 && <p>{text.pasteBad(left.bad.slice(0, 10).join(' · '))}</p>}
        </Note>
      )}
    </Dialog>
  );
}
