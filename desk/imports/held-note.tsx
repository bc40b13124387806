import { importText as text } from '#content/nb/desk/imports.ts';
import type { UploadWork } from '#contract/desk/imports/schemas.ts';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/small-parts.tsx';

export interface HeldNoteProps {
  readonly report: NonNullable<UploadWork['report']>;
  readonly mustSay: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** An odd result waits for somebody; where much becomes empty, for the number itself. */
export function HeldNote({ report, mustSay, typed, onType }: HeldNoteProps) {
  return (
    <Note tone="warn">
      <b>{report.emptied > 0 ? text.held(report.emptied) : text.heldOther}</b>
      <p>{text.heldHint}</p>
      {mustSay && (
        <TextField
          label={text.number}
          hint={text.sayNumber(report.emptied)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Note>
  );
}
