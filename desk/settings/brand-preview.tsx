import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { settingsText as text } from '#content/nb/desk/settings.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import words from '../parts/layout/text.module.css';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import { ask } from '../state/ask.ts';
import { colorsOf } from './brand-colors.ts';
import { drawnAt } from './logos.tsx';
import styles from './settings.module.css';
import type { BrandWork } from './use-brand.ts';

const corners: Readonly<Record<string, string>> = { soft: '8px', square: '2px', round: '16px' };

/** A card in the drafted colours while one writes, and the shop itself, wide and narrow, as the draft would make it. */
export function BrandPreview({ work, weak }: { readonly work: BrandWork; readonly weak: readonly string[] }) {
  const address = usePreview(work, weak.length === 0);
  return (
    <aside className={styles.preview} aria-label={text.preview}>
      <h2>{text.preview}</h2>
      <Card work={work} />
      <p className={words.foot}>{weak.length > 0 ? text.weakMore : text.previewNote}</p>
      {address !== null && weak.length === 0 && (
        <>
          <figure>
            <figcaption>{text.frames.desktop}</figcaption>
            <PreviewFrame title={text.frames.desktop} address={address} width={1280} height={900} />
          </figure>
          <figure className={styles.narrow}>
            <figcaption>{text.frames.mobile}</figcaption>
            <PreviewFrame title={text.frames.mobile} address={address} width={390} height={760} />
          </figure>
        </>
      )}
    </aside>
  );
}

function Card({ work }: { readonly work: BrandWork }) {
  const { values } = work.draft;
  const colors = colorsOf(values);
  const properties = Object.fromEntries(Object.entries(colors).map(([role, color]) => [`--p-${role}`, color]));
  const { card } = text;
  const style = { ...properties, '--p-corner': corners[String(values['theme.shape'])] ?? '8px' };
  return (
    <div className={styles.card} style={style as CSSProperties}>
      <div className={styles.cardTop}>
        <img src={drawnAt(work, values['logo.header'] === 'logo-neg' ? 'logo-neg' : 'logo')} alt="" />
        <span>{card.search}</span>
      </div>
      <div className={styles.cardBody}>
        <div className={styles.cardTile}>
          <span className={styles.cardOffer}>{card.offer}</span>
          <img src={drawnAt(work, 'mark')} alt="" />
          <span className={styles.cardPrice}>
            {card.price} <small>{card.before}</small>
          </span>
        </div>
        <small>{card.line}</small>
        <b>{card.name}</b>
        <small>{card.stock}</small>
        <span className={styles.cardButton}>{card.buy}</span>
      </div>
      <div className={styles.cardFoot}>
        <b>{String(values.displayName)}</b>
        <small>{String(values.tagline)}</small>
      </div>
    </div>
  );
}

const pauseMs = 700;

/** Where the shop is shown with the draft; asked for when one has stopped writing. Null: not yet, or it may not be so. */
function usePreview({ draft }: BrandWork, mayBe: boolean): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const wish = JSON.stringify(draft.changed);
  const first = useRef(true);
  useEffect(() => {
    if (!mayBe) return;
    let isOver = false;
    const show = async () => {
      const fields = JSON.parse(wish) as DeskRequest<'previewBrand'>['fields'];
      const answer = await ask('previewBrand', { fields }, { key: randomUuid() });
      if (!isOver && answer.kind === 'done') setAddress(answer.value.address);
    };
    const timer = setTimeout(() => void show(), first.current ? 0 : pauseMs);
    first.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wish, mayBe]);
  return address;
}
