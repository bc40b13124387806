import { beforePriceWords, checkWords, clubCounts, campaignText as text } from '#content/nb/desk/campaigns.ts';
import { refusalText } from '#content/nb/desk/frame.ts';
import type { CampaignLine } from '#contract/desk/campaigns/schemas.ts';
import { Button } from '../parts/button.tsx';
import { osloWords } from '../parts/oslo-field.tsx';
import { Note } from '../parts/small-parts.tsx';
import styles from './campaign.module.css';
import { shortAmount } from './money-text.ts';
import type { CampaignEditing } from './use-campaign-draft.ts';

/** What stands in the way, with what mends it, and what is worth knowing. */
export function CampaignNotes({
  editing,
  readOnly,
}: {
  readonly editing: CampaignEditing;
  readonly readOnly: boolean;
}) {
  const { detail, draft, theirs, change, replace } = editing;
  const { state, hasDraft, stoppedFrom } = detail;
  const unlawful = detail.lines.filter(({ checks }) => checks[0]?.kind === 'unlawful').slice(0, 3);
  const withLine = (id: number, to: { before: number | null } | null) =>
    change({
      lines: draft.lines.flatMap((line) =>
        line.articleId === id ? (to === null ? [] : [{ ...line, ...to }]) : [line],
      ),
    });
  return (
    <div className={styles.notes}>
      {theirs !== null && (
        <Note
          tone="warn"
          act={
            <Button look="outline" size="small" onClick={() => replace(theirs.detail)}>
              {text.seeTheirs}
            </Button>
          }
        >
          {refusalText({ code: 'changed', by: theirs.by })}
        </Note>
      )}
      {detail.checks.map((check) => (
        <Note key={check.kind} tone={check.level === 'error' ? 'error' : 'warn'}>
          {checkWords(check)}
        </Note>
      ))}
      {unlawful.map((line) => (
        <Unlawful
          key={line.articleId}
          line={line}
          readOnly={readOnly}
          onUse={(before) => withLine(line.articleId, { before })}
          onTakeOut={() => withLine(line.articleId, null)}
        />
      ))}
      {stoppedFrom !== null && <Note tone="info">{text.stoppedNote(osloWords(Date.parse(stoppedFrom) - 60_000))}</Note>}
      {hasDraft && state !== 'draft' && <Note tone="info">{text.draftNote}</Note>}
    </div>
  );
}

interface UnlawfulProps {
  readonly line: CampaignLine;
  readonly readOnly: boolean;
  readonly onUse: (before: number) => void;
  readonly onTakeOut: () => void;
}

function Unlawful({ line, readOnly, onUse, onTakeOut }: UnlawfulProps) {
  const values = line.checks[0]?.values ?? {};
  const lowest = Number(values.lowest);
  return (
    <Note
      tone="error"
      act={
        readOnly ? undefined : (
          <span className={styles.noteActs}>
            <Button look="outline" size="small" onClick={() => onUse(lowest)}>
              {text.lawfulAct(shortAmount(lowest))}
            </Button>
            <Button look="outline" size="small" onClick={onTakeOut}>
              {text.takeOut}
            </Button>
          </span>
        )
      }
    >
      <b>{line.name}</b>
      {beforePriceWords(values)} {clubCounts}
    </Note>
  );
}
