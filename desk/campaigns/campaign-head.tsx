import { useState } from 'react';
import { stateNames, campaignText as text } from '#content/nb/desk/campaigns.ts';
import { frameText } from '#content/nb/desk/frame.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { CampaignDetail } from '#contract/desk/campaigns/schemas.ts';
import { dayNumber } from '#domain/time/calendar-date.ts';
import { shortDay } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import saved from '../editing/editing.module.css';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { clockTime } from '../parts/times.ts';
import { iMay } from '../state/session.ts';
import styles from './campaign.module.css';
import { countAt } from './count-checks.ts';
import { ShopPreview } from './shop-preview.tsx';
import { useCampaignActs } from './use-campaign-acts.ts';
import type { CampaignEditing } from './use-campaign-draft.ts';

/** Name, state and time, whether it is saved, and the acts. */
export function CampaignHead({ editing }: { readonly editing: CampaignEditing }) {
  const { draft, detail } = editing;
  const [asks, setAsks] = useState<'preview' | 'stop' | 'discard' | null>(null);
  const acts = useCampaignActs(editing);
  const { state, hasDraft } = detail;
  const mayEdit = iMay('campaigns.edit');
  const errors = countAt(detail, 'error');
  const start = Date.parse(draft.start);
  const seenAt = Math.max(start, Date.now());
  const close = () => setAsks(null);
  return (
    <>
      <Crumbs label={pageTitles.campaigns} way={[{ name: pageTitles.campaigns, to: '/kampanjer' }]} here={draft.name} />
      <PageHead
        title={draft.name === '' ? frameText.unknownTitle : draft.name}
        lead={
          <span className={styles.lead}>
            <Badge>{stateNames[state]}</Badge>
            {text.summary(whenWords(detail, Date.now()), draft.lines.length, detail.shops)}
          </span>
        }
      >
        <Saved editing={editing} />
        <Button look="outline" icon="eye" onClick={() => setAsks('preview')}>
          {text.seeAs(shortDay(osloTime(seenAt).date))}
        </Button>
        {mayEdit && hasDraft && (
          <Button look="text" onClick={() => setAsks('discard')}>
            {text.discard}
          </Button>
        )}
        {mayEdit && state === 'planned' && !hasDraft && (
          <Button look="outline" onClick={acts.withdraw}>
            {text.withdraw}
          </Button>
        )}
        {mayEdit && state === 'live' && (
          <Button look="outline" onClick={() => setAsks('stop')}>
            {text.stop}
          </Button>
        )}
        {mayEdit && detail.stoppedFrom !== null && Date.parse(detail.stoppedFrom) > Date.now() && (
          <Button look="outline" onClick={acts.resume}>
            {text.resume}
          </Button>
        )}
        {mayEdit && hasDraft && (
          <Button off={errors > 0 || editing.saving !== 'saved' || acts.isRunning} onClick={acts.approve}>
            {errors > 0 ? text.approveLeft(errors) : text.approve}
          </Button>
        )}
      </PageHead>
      {asks === 'preview' && <ShopPreview id={detail.id} at={seenAt} onClose={close} />}
      {asks === 'stop' && (
        <Confirm
          title={text.stopTitle}
          act={text.stop}
          danger
          onClose={close}
          onConfirm={() => {
            close();
            acts.stop();
          }}
        >
          {text.stopText}
        </Confirm>
      )}
      {asks === 'discard' && (
        <Confirm
          title={text.discardTitle}
          act={text.discard}
          danger
          onClose={close}
          onConfirm={() => {
            close();
            acts.discard();
          }}
        >
          {text.discardText}
        </Confirm>
      )}
    </>
  );
}

function Saved({ editing: { saving, savedAt } }: { readonly editing: CampaignEditing }) {
  if (saving === 'failed')
    return (
      <span className={saved.saved} data-state="not-saved" role="status">
        {text.notSaved}
      </span>
    );
  if (saving !== 'saved') return <span className={saved.saved}>{text.saving}</span>;
  return savedAt === null ? null : (
    <span className={saved.saved} role="status">
      <Glyph name="check" size={15} /> {text.savedAt(clockTime(savedAt))}
    </span>
  );
}

/** 'Starter om 6 dager' */
function whenWords({ state, start, end }: CampaignDetail, now: number): string {
  const daysUntil = (at: number) => dayNumber(osloTime(at).date) - dayNumber(osloTime(now).date);
  const [starts, ends] = [Date.parse(start), Date.parse(end) - 1];
  if (state === 'over' || ends < now) return text.ended(shortDay(osloTime(ends).date));
  return starts > now ? text.startsIn(daysUntil(starts)) : text.endsIn(daysUntil(ends));
}
