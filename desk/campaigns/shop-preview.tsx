import { useEffect, useState } from 'react';
import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ChoiceFilter } from '../parts/filters.tsx';
import { osloWords } from '../parts/oslo-field.tsx';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import { useAct } from '../state/use-act.ts';
import styles from './campaign.module.css';

const windows = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1100 },
  mobile: { width: 390, height: 780 },
} as const;

type WindowName = keyof typeof windows;

/** The real shop at an instant, with the draft in it. */
export function ShopPreview({
  id,
  at,
  onClose,
}: {
  readonly id: string;
  readonly at: number;
  readonly onClose: () => void;
}) {
  const [address, setAddress] = useState<string | null>(null);
  const [name, setName] = useState<WindowName>('desktop');
  const preview = useAct('previewCampaign');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once when it is opened
  useEffect(() => {
    void preview.run({ id, at: new Date(at).toISOString() }).then((answer) => {
      if (answer?.kind === 'done') setAddress(answer.value.address);
      else onClose();
    });
  }, []);
  return (
    <Dialog title={text.previewTitle(osloWords(at))} onClose={onClose} wide>
      <div className={styles.previewBar}>
        <ChoiceFilter
          label={text.width}
          value={name}
          choices={(Object.keys(windows) as WindowName[]).map((value) => ({ value, name: text.widths[value] }))}
          onChange={(value) => setName(value as WindowName)}
        />
        <p>{text.previewNote}</p>
      </div>
      {address !== null && (
        <PreviewFrame title={text.previewTitle(osloWords(at))} address={address} {...windows[name]} />
      )}
    </Dialog>
  );
}
