import { useState } from 'react';
import { frameText } from '#content/nb/desk/frame.ts';
import { goodsRefusal, goodsText } from '#content/nb/desk/goods.ts';
import type { GoodsRow } from '#contract/desk/goods/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import parts from '../parts/parts.module.css';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';

/** Rows of the page, or everything that the filters find. */
export interface Chosen {
  readonly keys: ReadonlySet<string | number>;
  readonly all: boolean;
}

export const nobody: Chosen = { keys: new Set(), all: false };

type What = DeskRequest<'changeGoods'>['what'];
const acts: readonly What[] = ['show', 'hide', 'label', 'hold', 'release'];
const text = goodsText.bulk;

export interface BulkBarProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly page: Page<GoodsRow>;
  readonly filter: NonNullable<DeskRequest<'changeGoods'>['filter']>;
  readonly onDone: () => void;
}

/** What can be done to all that are chosen: told with its count first, done in one act, undone in one. */
export function BulkBar({ chosen, onChoose, page, filter, onDone }: BulkBarProps) {
  const [what, setWhat] = useState<What | null>(null);
  const [label, setLabel] = useState('');
  const change = useAct('changeGoods', goodsRefusal);
  const undo = useUndo(onDone);
  if (chosen.keys.size === 0) return null;
  const count = chosen.all ? page.count : chosen.keys.size;
  const figure = groupThousands(count);
  const isWholePage = chosen.keys.size === page.rows.length && page.count > page.rows.length && page.countIsExact;
  const run = async () => {
    if (what === null) return;
    const which = chosen.all ? { filter } : { ids: [...chosen.keys].map(Number) };
    const answer = await change.run({
      ...which,
      count,
      what,
      ...(what === 'label' && { label: label.trim() === '' ? null : label }),
      ...((what === 'hold' || what === 'release') && { field: 'name' as const }),
    });
    setWhat(null);
    if (answer?.kind !== 'done') return;
    const { entry, value } = answer;
    say({ tone: 'done', text: text.done(value.count), undo: () => undo(entry) });
    onDone();
  };
  return (
    <div className={parts.bulk} role="toolbar" aria-label={frameText.chosen(count)}>
      <b>{chosen.all ? text.allChosen(figure) : frameText.chosen(count)}</b>
      {acts.map((one) => (
        <Button key={one} look="outline" size="small" onClick={() => setWhat(one)}>
          {text[one]}
        </Button>
      ))}
      {isWholePage && !chosen.all && (
        <TextButton onClick={() => onChoose({ ...chosen, all: true })}>
          {text.all(groupThousands(page.count))}
        </TextButton>
      )}
      <span>{frameText.letGo}</span>
      {what !== null && (
        <Confirm
          title={text.title(text[what], figure)}
          act={text[what]}
          off={change.isRunning}
          onConfirm={() => void run()}
          onClose={() => setWhat(null)}
        >
          <p>{text.sentence[what]}</p>
          {what === 'label' && (
            <TextField
              label={text.labelField}
              hint={text.labelHint}
              maxLength={20}
              value={label}
              onChange={({ currentTarget }) => setLabel(currentTarget.value)}
            />
          )}
          <p>{text.lead}</p>
        </Confirm>
      )}
    </div>
  );
}
