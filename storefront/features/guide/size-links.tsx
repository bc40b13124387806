import type { MouseEvent } from 'react';
import { guideText } from '#content/nb/guides.ts';
import { type Child, children } from '#domain/guide/child.ts';
import styles from './size-links.module.css';

export interface SizeLinksProps {
  readonly chosen: Child;
  /** The address of the page for another child: it can be shared, and followed without script. */
  readonly addressOf: (child: Child) => string;
  readonly onChoose: (child: Child) => void;
}

/** How old the child is; the size follows. */
export function SizeLinks({ chosen, addressOf, onChoose }: SizeLinksProps) {
  const choose = (event: MouseEvent, child: Child) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(child);
  };
  return (
    <nav aria-label={guideText.size} className={styles.sizes}>
      <p className={styles.legend}>{guideText.size}</p>
      <ul className={styles.list}>
        {children.map((child) => (
          <li key={child.size}>
            <a
              href={addressOf(child)}
              aria-current={child.size === chosen.size ? 'true' : undefined}
              className={styles.size}
              onClick={(event) => choose(event, child)}
            >
              <b>{guideText.years(child.years)}</b>
              <span>{guideText.sizeName(child.size)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.help} aria-live="polite">
        {guideText.sizeHelp(chosen.size, chosen.shoe)}
      </p>
    </nav>
  );
}
