import { useRef, useState } from 'react';
import { pictureText as text, uploadRefusal } from '#content/nb/desk/goods.ts';
import type { UploadedPicture } from '#contract/desk/goods/picture-schemas.ts';
import { Glyph } from '../../parts/glyph.tsx';
import styles from '../goods.module.css';
import { upload } from './upload.ts';

/** Files dropped or chosen, one after the other: each with how far it has come, or one line about why not. */
export function DropTile({ onTaken }: { readonly onTaken: (photo: UploadedPicture) => void }) {
  const [isOver, setOver] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef(onTaken);
  taken.current = onTaken;
  const take = async (files: readonly File[]) => {
    setRefused([]);
    for (const file of files) {
      setProgress(text.uploading(file.name, 0));
      const answer = await upload(file, (percent) => setProgress(text.uploading(file.name, percent)));
      if (answer.kind === 'done') taken.current(answer.value);
      else {
        const why = uploadRefusal(answer.kind === 'refused' ? answer.refusal : {});
        setRefused((before) => [...before, `${file.name}: ${why}`]);
      }
    }
    setProgress(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button inside does the same by keys
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <Glyph name="up" size={22} />
      <b>{text.drop}</b>
      <p>
        {text.or}
        <button type="button" className={styles.release} onClick={() => input.current?.click()}>
          {text.choose}
        </button>
        {text.kinds}
      </p>
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={text.drop}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div role="status">{progress}</div>
      <div role="alert">
        {refused.map((line) => (
          <p key={line} className={styles.refused}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
