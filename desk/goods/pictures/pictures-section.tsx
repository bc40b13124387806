import { useState } from 'react';
import { pictureText as text } from '#content/nb/desk/goods.ts';
import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Segments } from '../../parts/layout/segments.tsx';
import styles from '../goods.module.css';
import { DropTile } from './drop-tile.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { movedWithin, replaced } from './picture-order.ts';
import { PictureTiles } from './picture-tiles.tsx';

export interface PicturesProps {
  readonly article: DeskArticle;
  /** As they are to be. */
  readonly pictures: readonly PictureWish[];
  readonly mayEdit: boolean;
  readonly onChange: (pictures: readonly PictureWish[]) => void;
}

/** The photographs by colour, in their order; what is done here is published with the rest. */
export function PicturesSection({ article, pictures, mayEdit, onChange }: PicturesProps) {
  const tabs = tabsOf(article, pictures);
  const [color, setColor] = useState<number | null>(() => tabs.find(({ count }) => count > 0)?.id ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const own = pictures.filter(({ colorId }) => colorId === color);
  const current = own.find(({ hash }) => hash === chosen) ?? own[0];
  const drawings =
    pictures.length > 0 ? [] : article.pictures.filter(({ photo, colorId }) => photo === null && colorId === color);
  return (
    <section aria-labelledby="pictures">
      <div className={styles.pictureHead}>
        <h2 id="pictures">{text.title}</h2>
        <Segments
          label={text.tabs}
          chosen={color ?? 0}
          onChoose={(id) => setColor(id === 0 ? null : id)}
          choices={tabs.map(({ id, name, hex, count }) => ({
            value: id ?? 0,
            name: (
              <>
                {hex !== null && <i className={styles.dye} style={{ background: hex }} />} {name}{' '}
                <b data-none={count === 0}>{count}</b>
              </>
            ),
          }))}
        />
        <p>{drawings.length > 0 ? text.drawingHelp : text.help}</p>
      </div>
      <div className={styles.tiles}>
        <PictureTiles
          pictures={own}
          chosen={current?.hash ?? null}
          mayEdit={mayEdit}
          onChoose={setChosen}
          onMove={(from, to) => onChange(movedWithin(pictures, color, from, to))}
        />
        {drawings.map(({ path, view, alt }) => (
          <figure key={view + path} className={styles.tile}>
            <span className={styles.frame}>
              <Picture path={path} widths={[320]} sizes="160px" alt={alt ?? ''} width={160} height={160} />
            </span>
            <figcaption>
              <b>{text.drawing}</b> {alt}
            </figcaption>
          </figure>
        ))}
        {mayEdit && (
          <DropTile
            onTaken={(photo) => {
              if (pictures.some((one) => one.hash === photo.hash && one.colorId === color)) return;
              onChange([
                ...pictures,
                { hash: photo.hash, colorId: color, alt: '', look: photo.look, focus: photo.focus },
              ]);
              setChosen(photo.hash);
            }}
          />
        )}
        {own.length === 0 && drawings.length === 0 && !mayEdit && <p>{text.empty}</p>}
      </div>
      {current !== undefined && (
        <PictureEditor
          key={current.hash}
          picture={current}
          colors={article.colors}
          mayEdit={mayEdit}
          onChange={(next) => {
            onChange(replaced(pictures, current, next));
            if (next !== null && next.colorId !== color) setColor(next.colorId);
          }}
        />
      )}
    </section>
  );
}

/** Every colour of the article, and what holds for all of them. */
function tabsOf(article: DeskArticle, pictures: readonly PictureWish[]) {
  const shown = pictures.length > 0 ? pictures : article.pictures;
  const count = (id: number | null) => shown.filter(({ colorId }) => colorId === id).length;
  const colors = article.colors.map(({ id, name, hex }) => ({
    id: id as number | null,
    name,
    hex: hex as string | null,
    count: count(id),
  }));
  return [...colors, { id: null, name: text.allColors, hex: null, count: count(null) }];
}
