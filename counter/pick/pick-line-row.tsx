import { type CSSProperties, useEffect, useRef } from 'react';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import { TextButton } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { GoodsTile } from '../parts/goods.tsx';
import styles from './pick.module.css';
import { isDone, type PickLine } from './pick-lines.ts';

export interface PickLineRowProps {
  readonly line: PickLine;
  /** The one to take next. */
  readonly next: boolean;
  /** Touched last before the screen was locked: unlocking comes back here. */
  readonly here: boolean;
  readonly off: boolean;
  readonly onTick: () => void;
  readonly onMissing: (() => void) | null;
}

export function PickLineRow({ line, next, here, off, onTick, onMissing }: PickLineRowProps) {
  const { count, picked, missing, name, size, color, colorCode, ean, image, box, standsOn } = line;
  const done = isDone(line);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <article
      ref={row}
      className={styles.line}
      data-next={next}
      data-state={done && missing === 0 ? 'done' : undefined}
      aria-label={name}
    >
      <GoodsTile image={image} size={84} />
      <div>
        <p className={styles.name}>{name}</p>
        <div className={styles.facts}>
          {box !== null && (
            <span className={styles.box}>
              <span className="sr-only">{text.box('')}</span>
              {box}
            </span>
          )}
          <span className={styles.countPhone} data-many={count > 1}>
            {count} {text.pieces}
          </span>
          {size !== null && <span className={styles.size}>{size}</span>}
          {colorCode !== null && (
            <span className={styles.swatch} style={{ background: colorCode } as CSSProperties} aria-hidden="true" />
          )}
          {color}
        </div>
        <div className={styles.facts}>
          <Ean ean={ean} />
          {standsOn !== null && <Chip tone="warn">{text.standsOn(standsOn)}</Chip>}
          {missing > 0 && (
            <Chip tone="err" icon="warning">
              {text.missingCount(missing)}
            </Chip>
          )}
          {!done && onMissing !== null && (
            <TextButton label={text.missingOf(name)} onClick={onMissing}>
              {text.missing}
            </TextButton>
          )}
        </div>
      </div>
      <span className={styles.count} data-many={count > 1 && !done}>
        {count} <small>{text.pieces}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a tick as large as a thumb, which says how many when it is half done */}
      <button
        type="button"
        role="checkbox"
        className={styles.tick}
        aria-checked={done && missing === 0 ? true : picked > 0 ? 'mixed' : false}
        aria-label={text.tick(name)}
        aria-disabled={off || missing > 0 || undefined}
        data-missing={missing > 0}
        onClick={off || missing > 0 ? undefined : onTick}
      >
        {missing > 0 || (picked > 0 && !done) ? text.foundOf(picked, count) : <Glyph name="check" size={34} />}
      </button>
    </article>
  );
}

/** '7 041890 47**7209**': the last four are what one compares. */
function Ean({ ean }: { readonly ean: string }) {
  const head = ean.slice(0, -4);
  const grouped = ean.length === 13 ? `${head.slice(0, 1)} ${head.slice(1, 7)} ${head.slice(7)}` : head;
  return (
    <span className={styles.ean}>
      <span className={styles.eanFull}>{grouped}</span>
      <span className={styles.eanShort}>{text.lastDigits}</span>
      <b>{ean.slice(-4)}</b>
    </span>
  );
}
