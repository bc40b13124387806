import type { KeyboardEvent, MouseEvent } from 'react';
import { articleText, pictureText as text } from '#content/nb/desk/goods.ts';
import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { photoFile } from '#domain/picture/photo-path.ts';
import { TextButton } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import styles from '../goods.module.css';
import { Photo } from './picture-tiles.tsx';

const longestAlt = 140;
const step = 5;

export interface PictureEditorProps {
  readonly picture: PictureWish;
  readonly colors: DeskArticle['colors'];
  readonly mayEdit: boolean;
  /** Null takes it away. */
  readonly onChange: (next: PictureWish | null) => void;
}

/** What one picture shows, of which colour it is, and how it stands in a square. */
export function PictureEditor({ picture, colors, mayEdit, onChange }: PictureEditorProps) {
  return (
    <div className={styles.editor}>
      {picture.look === 'fill' && mayEdit ? (
        <FocusPoint picture={picture} onChange={(focus) => onChange({ ...picture, focus })} />
      ) : (
        <span className={styles.stage}>
          <Photo picture={picture} />
        </span>
      )}
      <div>
        <TextField
          label={text.alt}
          aside={articleText.count(picture.alt.length, longestAlt)}
          hint={picture.alt === '' ? text.altHint : undefined}
          maxLength={longestAlt}
          readOnly={!mayEdit}
          value={picture.alt}
          onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label={text.color}
            disabled={!mayEdit}
            value={String(picture.colorId ?? '')}
            choices={[
              ...colors.map(({ id, name }) => ({ value: String(id), name })),
              { value: '', name: text.allColors },
            ]}
            onChange={({ currentTarget }) =>
              onChange({ ...picture, colorId: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          />
          <SelectField
            label={text.look}
            disabled={!mayEdit}
            value={picture.look}
            choices={[
              { value: 'stand', name: text.looks.stand },
              { value: 'fill', name: text.looks.fill },
            ]}
            onChange={({ currentTarget }) =>
              onChange({ ...picture, look: currentTarget.value === 'stand' ? 'stand' : 'fill' })
            }
          />
        </div>
        {mayEdit && <TextButton onClick={() => onChange(null)}>{text.remove}</TextButton>}
      </div>
    </div>
  );
}

type Focus = PictureWish['focus'];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The whole picture, and on it what must be seen whatever the box. */
function FocusPoint({
  picture,
  onChange,
}: {
  readonly picture: PictureWish;
  readonly onChange: (focus: Focus) => void;
}) {
  const { x, y } = picture.focus;
  const to = (left: number, top: number) => onChange({ x: within(left), y: within(top) });
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    to(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const key = (event: KeyboardEvent) => {
    const [left, top] = arrows[event.key] ?? [];
    if (left === undefined || top === undefined) return;
    event.preventDefault();
    to(x + left, y + top);
  };
  return (
    <button
      type="button"
      className={styles.focus}
      aria-label={`${text.focus} ${x} %, ${y} %. ${text.focusHelp}`}
      title={text.focusHelp}
      onClick={press}
      onKeyDown={key}
    >
      <img src={photoFile(picture, 320, 'jpg')} alt="" />
      <i style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}

function within(percent: number): number {
  return Math.round(Math.max(0, Math.min(100, percent)));
}
