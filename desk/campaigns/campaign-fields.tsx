import { approveRefusals, campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignDraft } from '#contract/desk/campaigns/schemas.ts';
import { TextField } from '../parts/field.tsx';
import { OsloField } from '../parts/oslo-field.tsx';
import { Switch } from '../parts/switch.tsx';
import styles from './campaign.module.css';

export interface CampaignFieldsProps {
  readonly draft: CampaignDraft;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<CampaignDraft>) => void;
}

export function CampaignFields({ draft, readOnly, onChange }: CampaignFieldsProps) {
  const [start, end] = [Date.parse(draft.start), Date.parse(draft.end)];
  return (
    <div className={styles.fields}>
      <TextField
        label={text.fields.name}
        value={draft.name}
        maxLength={200}
        readOnly={readOnly}
        error={draft.name.trim() === '' ? (approveRefusals['no-name'] ?? null) : null}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <OsloField
        label={text.fields.start}
        value={start}
        readOnly={readOnly}
        onChange={(at) => onChange({ start: new Date(at).toISOString() })}
      />
      <OsloField
        label={text.fields.end}
        value={end}
        isEnd
        readOnly={readOnly}
        error={end <= start ? (approveRefusals['ends-before-start'] ?? null) : null}
        onChange={(at) => onChange({ end: new Date(at).toISOString() })}
      />
      <div className={styles.label}>
        <TextField
          label={text.fields.label}
          value={draft.labelText}
          maxLength={100}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange({ labelText: currentTarget.value })}
        />
        <Switch
          label={text.fields.showLabel}
          isOn={draft.showLabel}
          readOnly={readOnly}
          onChange={(showLabel) => onChange({ showLabel })}
        />
      </div>
    </div>
  );
}
