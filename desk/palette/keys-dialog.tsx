import { pageTitles } from '#content/nb/desk/pages.ts';
import { paletteText as text } from '#content/nb/desk/palette.ts';
import type { DeskPage } from '../page.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from './palette.module.css';

/** Every key there is, on `?`. */
export function KeysDialog({ pages, onClose }: { readonly pages: readonly DeskPage[]; readonly onClose: () => void }) {
  const ways = pages.flatMap(({ key, name }) =>
    key === undefined ? [] : [[`G ${key.toUpperCase()}`, text.goTo(pageTitles[name])] as const],
  );
  return (
    <Dialog title={text.keysTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {[...text.keys, ...ways].map(([key, what]) => (
          <div key={key} className={styles.pair}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{text.notInFields}</p>
    </Dialog>
  );
}
