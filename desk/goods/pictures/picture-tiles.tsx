import { useRef, useState } from 'react';
import { pictureText as text } from '#content/nb/desk/goods.ts';
import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import { photoPath } from '#domain/picture/photo-path.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from '../goods.module.css';

export interface PictureTilesProps {
  readonly pictures: readonly PictureWish[];
  readonly chosen: string | null;
  readonly mayEdit: boolean;
  readonly onChoose: (hash: string) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** Dragged, or moved by the arrow keys, which say where it stands then. */
export function PictureTiles({ pictures, chosen, mayEdit, onChoose, onMove }: PictureTilesProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const target = Math.max(0, Math.min(pictures.length - 1, to));
    if (!mayEdit || from === target) return;
    onMove(from, target);
    setSaid(text.moved(target + 1, pictures.length));
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[target]?.focus());
  };
  return (
    <>
      <ul ref={list} className={styles.tileList} aria-label={text.title}>
        {pictures.map((picture, index) => (
          <li
            key={picture.hash}
            className={styles.tile}
            draggable={mayEdit}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(dragged, index);
              setDragged(null);
            }}
          >
            <button
              type="button"
              className={styles.frame}
              aria-pressed={picture.hash === chosen}
              aria-label={`${nameOf(index)}: ${picture.alt === '' ? text.noAlt : picture.alt}`}
              onClick={() => onChoose(picture.hash)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight' || key === 'ArrowDown') move(index, index + 1);
                if (key === 'ArrowLeft' || key === 'ArrowUp') move(index, index - 1);
              }}
            >
              <Photo picture={picture} />
            </button>
            <span className={styles.caption}>
              <b>{nameOf(index)}</b> {picture.alt === '' ? <em>{text.noAlt}</em> : picture.alt}
            </span>
          </li>
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

function nameOf(index: number): string {
  return index === 0 ? text.first : text.nth(index + 1);
}

/** As the shop shows it in a square. The size is not known here, and a square needs none. */
export function Photo({ picture }: { readonly picture: PictureWish }) {
  const path = photoPath({ ...picture, width: 1920, height: 1920 });
  return (
    <Picture
      path={path}
      widths={[320]}
      sizes="160px"
      alt=""
      width={160}
      height={160}
      fit={picture.look === 'fill' ? 'cover' : 'contain'}
    />
  );
}
