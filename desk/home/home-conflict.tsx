import { useState } from 'react';
import { slotTitles, homeText as text } from '#content/nb/desk/home.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { Confirm } from '../parts/dialog.tsx';
import type { PartName } from './home-page-model.ts';
import type { HomeClash } from './use-home-draft.ts';

interface HomeConflictProps {
  readonly clash: HomeClash;
  readonly onSettle: (keepsMine: ReadonlySet<PartName>) => void;
  readonly onClose: () => void;
}

/** Two have changed the same parts: for each somebody chooses, and until then nothing of either is gone. */
export function HomeConflict({ clash: { by, merged }, onSettle, onClose }: HomeConflictProps) {
  const [keepsMine, setKeepsMine] = useState<ReadonlySet<PartName>>(new Set(merged.conflicts));
  const name = by === '' ? text.clash.somebody : firstName(by);
  const keep = (part: PartName, isMine: boolean) =>
    setKeepsMine(new Set([...keepsMine].filter((one) => one !== part).concat(isMine ? part : [])));
  return (
    <Confirm title={text.clash.title} act={text.clash.act} onConfirm={() => onSettle(keepsMine)} onClose={onClose}>
      <p>{text.clash.lead(name)}</p>
      {merged.conflicts.map((part) => (
        <fieldset key={part}>
          <legend>{slotTitles[part] ?? part}</legend>
          {[true, false].map((isMine) => (
            <p key={String(isMine)}>
              <label>
                <input
                  type="radio"
                  name={part}
                  checked={keepsMine.has(part) === isMine}
                  onChange={() => keep(part, isMine)}
                />{' '}
                {isMine ? text.clash.mine : text.clash.theirs(name)}{' '}
                <q>{titleOf(merged[isMine ? 'mine' : 'theirs'], part)}</q>
              </label>
            </p>
          ))}
        </fieldset>
      ))}
    </Confirm>
  );
}

function titleOf({ hero, slots }: HomeClash['merged']['mine'], part: PartName): string {
  const shown = part === 'hero' ? hero : slots[part];
  return shown == null ? text.clash.empty : [shown.title, shown.text].filter(Boolean).join(' ');
}
