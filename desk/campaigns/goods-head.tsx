import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignDetail } from '#contract/desk/campaigns/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import styles from './campaign.module.css';
import { countAt } from './count-checks.ts';

/** What is open beside the page; null: nothing. */
export type OpenDialog = 'add' | 'paste' | 'cut' | null;

export interface GoodsHeadProps {
  readonly detail: CampaignDetail;
  readonly readOnly: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

export function GoodsHead({ detail, readOnly, onOpen }: GoodsHeadProps) {
  const errors = countAt(detail, 'error');
  const warnings = countAt(detail, 'warn');
  return (
    <div className={styles.head}>
      <h2>{text.goods}</h2>
      {errors > 0 && <Badge tone="error">{text.mustFix(errors)}</Badge>}
      {warnings > 0 && <Badge tone="warn">{text.lookAt(warnings)}</Badge>}
      {!readOnly && (
        <span className={styles.links}>
          <TextButton onClick={() => onOpen('add')}>{text.add}</TextButton>
          <TextButton onClick={() => onOpen('paste')}>{text.paste}</TextButton>
          {detail.lines.length > 0 && <TextButton onClick={() => onOpen('cut')}>{text.sameCut}</TextButton>}
        </span>
      )}
    </div>
  );
}
