import { useRef, useState } from 'react';
import { uploadRefusal } from '#content/nb/desk/goods.ts';
import { homeText } from '#content/nb/desk/home.ts';
import { photoFile, photoPath, readPhotoPath } from '#domain/picture/photo-path.ts';
import { upload } from '../goods/pictures/upload.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import styles from './home.module.css';
import type { Slot } from './home-page-model.ts';

const text = homeText.photo;

type Pictured = Pick<Slot, 'image' | 'imageMobile' | 'imageAlt'>;

/** What is another; null takes the picture away. */
interface NewPicture {
  readonly image?: string | null;
  readonly imageMobile?: null;
  readonly imageAlt?: string | undefined;
}

/** A photograph of the chain's own in the hero, a slot or a post of the blog: what it shows, and what must be seen of it in any shape. */
export function PartPhoto({
  part,
  uploadTo = '/home/pictures',
  onChange,
}: {
  readonly part: Pictured;
  readonly uploadTo?: '/home/pictures' | '/blog/pictures';
  readonly onChange: (to: NewPicture) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const photo = typeof part.image === 'string' ? readPhotoPath(part.image) : null;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const answer = await upload(file, () => {}, uploadTo);
    setBusy(false);
    if (answer.kind !== 'done') return setWrong(uploadRefusal(answer.kind === 'refused' ? answer.refusal : {}));
    setWrong(null);
    onChange({ image: photoPath({ ...answer.value, look: 'fill' }), imageMobile: null, imageAlt: '' });
  };
  const focus = (axis: 'x' | 'y', typed: string) => {
    const percent = Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));
    if (photo !== null) onChange({ image: photoPath({ ...photo, focus: { ...photo.focus, [axis]: percent } }) });
  };
  return (
    <div className={styles.photo}>
      {photo !== null && (
        <>
          <img
            src={photoFile(photo, 640, 'webp')}
            alt={part.imageAlt ?? ''}
            style={{ objectPosition: `${photo.focus.x}% ${photo.focus.y}%` }}
          />
          <TextField
            label={text.alt}
            maxLength={140}
            value={part.imageAlt ?? ''}
            error={(part.imageAlt ?? '').trim() === '' ? text.needsAlt : null}
            onChange={({ currentTarget }) => onChange({ imageAlt: currentTarget.value })}
          />
          {(['x', 'y'] as const).map((axis) => (
            <TextField
              key={axis}
              label={text.focus[axis]}
              type="number"
              min={0}
              max={100}
              step={5}
              value={photo.focus[axis]}
              onChange={({ currentTarget }) => focus(axis, currentTarget.value)}
            />
          ))}
          <TextButton onClick={() => onChange({ image: null, imageMobile: null, imageAlt: undefined })}>
            {text.remove}
          </TextButton>
        </>
      )}
      <Button look="outline" size="small" icon="up" off={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? text.uploading : text.choose}
      </Button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        aria-label={text.choose}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div role="alert">{wrong}</div>
    </div>
  );
}
