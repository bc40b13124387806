import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { shareText } from '#content/nb/share.ts';
import { copyConfirmationTime } from '#domain/browser-rules/layout.ts';
import { copyText } from '#ui/browser/device/clipboard.ts';
import { openShareSheet } from '#ui/browser/device/share-sheet.ts';
import { pageUrl } from '#ui/browser/location.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { ShareButtons } from '#ui/components/share-buttons/share-buttons.tsx';
import { shareLinks } from './share-links.tsx';
import styles from './share-widget.module.css';

const Modal = lazyPart(async () => (await import('#ui/components/modal/modal.tsx')).Modal);

export interface ShareWidgetProps {
  /** Of the page shared. */
  readonly title: string;
  readonly chain: string;
}

/** Links on desktop, the device's own share sheet below 1020 px; CSS shows the one that fits (UI-11 to UI-16). */
export function ShareWidget({ title, chain }: ShareWidgetProps) {
  const url = usePageUrl();
  const [copied, sayCopied] = useCopied();
  const [popupOpen, setPopupOpen] = useState(false);
  const buttons = (
    <ShareButtons
      label={shareText.label}
      links={shareLinks({ title, url, chain })}
      copyLabel={shareText.copyLink}
      onCopy={() => void copyText(url).then((done) => done && sayCopied())}
      copied={copied ? shareText.copied : undefined}
    />
  );
  const share = async () => {
    if ((await openShareSheet({ title, url })) === 'unavailable') setPopupOpen(true);
  };
  return (
    <div className={styles.share}>
      <div className={styles.wide}>{buttons}</div>
      <IconButton
        icon="share"
        iconSize={20}
        look="framed"
        label={shareText.button}
        className={styles.narrow}
        onClick={() => void share()}
      />
      <Modal
        wanted={popupOpen}
        open={popupOpen}
        onClose={() => setPopupOpen(false)}
        title={shareText.button}
        closeLabel={frameText.close}
      >
        {buttons}
      </Modal>
    </div>
  );
}

/** '' on the server, which does not know the address it is reached by. */
function usePageUrl(): string {
  useLocation();
  return useMounted() ? pageUrl() : '';
}

/** True for 3 s after a copy (UI-14, CONST-10). */
function useCopied(): readonly [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const sayCopied = () => {
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copyConfirmationTime);
  };
  return [copied, sayCopied];
}
