import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './share-buttons.module.css';

export interface ShareLink {
  /** Accessible name: 'Del på e-post'. */
  readonly label: string;
  readonly href: string;
  /** A letter, or an icon. */
  readonly mark: ReactNode;
}

export interface ShareButtonsProps {
  /** 'Del med andre:' */
  readonly label: string;
  readonly links: readonly ShareLink[];
  readonly copyLabel: string;
  readonly onCopy: () => void;
  /** 'Link Kopiert!' while it is to be said. */
  readonly copied: string | undefined;
}

/** DEC-35: each link opens in a new tab that knows nothing of this one. */
export function ShareButtons({ label, links, copyLabel, onCopy, copied }: ShareButtonsProps) {
  return (
    <div className={styles.share}>
      <span>{label}</span>
      {links.map(({ label: name, href, mark }) => (
        <a key={href} href={href} target="_blank" rel="noopener" aria-label={name} className={styles.link}>
          {mark}
        </a>
      ))}
      <IconButton icon="link" iconSize={20} label={copyLabel} onClick={onCopy} />
      <span role="status" className={styles.copied}>
        {copied !== undefined && (
          <span className={styles.said}>
            <Icon name="check" size={16} />
            {copied}
          </span>
        )}
      </span>
    </div>
  );
}
