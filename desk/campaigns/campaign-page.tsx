import { useState } from 'react';
import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignDetail } from '#contract/desk/campaigns/schemas.ts';
import type { PageProps } from '../page.ts';
import { QueryState } from '../parts/states.tsx';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { AddGoods } from './add-goods.tsx';
import styles from './campaign.module.css';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CampaignNotes } from './campaign-notes.tsx';
import { CustomerCard } from './customer-card.tsx';
import { GoodsHead, type OpenDialog } from './goods-head.tsx';
import { GoodsTable } from './goods-table.tsx';
import { PasteLines } from './paste-lines.tsx';
import { SameCut } from './same-cut.tsx';
import { Timeline } from './timeline.tsx';
import { useCampaignDraft } from './use-campaign-draft.ts';

export function CampaignPage({ params }: PageProps) {
  const id = params.id ?? '';
  const read = useQuery('campaign', { id });
  if (read.value === null) return <QueryState query={read} />;
  return <Editor key={id} first={read.value} />;
}

function Editor({ first }: { readonly first: CampaignDetail }) {
  const editing = useCampaignDraft(first);
  const { draft, detail, change } = editing;
  const [open, setOpen] = useState<OpenDialog>(null);
  const [shown, setShown] = useState<number | null>(null);
  const readOnly = !mayEditCampaign(detail);
  const line = detail.lines.find(({ articleId }) => articleId === shown) ?? detail.lines[0] ?? null;
  const row = {
    id: detail.id,
    name: draft.name,
    start: draft.start,
    end: draft.end,
    state: detail.state,
    goods: draft.lines.length,
    hasDraft: detail.hasDraft,
  };
  const close = () => setOpen(null);
  return (
    <>
      <CampaignHead editing={editing} />
      <Timeline current={row} now={Date.now()} />
      <div className={styles.page}>
        <section>
          <CampaignFields draft={draft} readOnly={readOnly} onChange={change} />
          <GoodsHead detail={detail} readOnly={readOnly} onOpen={setOpen} />
          {draft.lines.length === 0 ? (
            <p className={styles.more}>{text.noGoods}</p>
          ) : (
            <GoodsTable
              detail={detail}
              draft={draft}
              readOnly={readOnly}
              onLines={(lines) => change({ lines })}
              onShow={setShown}
            />
          )}
          <CampaignNotes editing={editing} readOnly={readOnly} />
        </section>
        <aside>
          <div className={styles.head}>
            <h2>{text.customerSees}</h2>
          </div>
          <CustomerCard detail={detail} line={line} />
        </aside>
      </div>
      {open === 'add' && (
        <AddGoods
          lines={draft.lines}
          onClose={close}
          onAdd={({ articleId }) => change({ lines: [...draft.lines, { articleId, price: null, before: null }] })}
        />
      )}
      {open === 'paste' && (
        <PasteLines
          id={detail.id}
          onClose={close}
          onAdd={(added) => {
            const ids = new Set(added.map(({ articleId }) => articleId));
            change({ lines: [...draft.lines.filter(({ articleId }) => !ids.has(articleId)), ...added] });
          }}
        />
      )}
      {open === 'cut' && (
        <SameCut detail={detail} lines={draft.lines} onClose={close} onLines={(lines) => change({ lines })} />
      )}
    </>
  );
}

/** Whether the person may write in it: what is over is history. */
function mayEditCampaign({ state, stoppedFrom }: CampaignDetail): boolean {
  return iMay('campaigns.edit') && (state !== 'over' || stoppedFrom !== null);
}
