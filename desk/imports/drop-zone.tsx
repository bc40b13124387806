import { useRef, useState } from 'react';
import { importText as text } from '#content/nb/desk/imports.ts';
import { uploadEndings } from '#contract/desk/imports/endpoints.ts';
import type { Refusal } from '../data/answer.ts';
import { Button } from '../parts/button.tsx';
import { goTo } from '../routing/location.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { bringFile } from './bring-file.ts';
import styles from './imports.module.css';

export function importRefusal({ reason }: Refusal): string | null {
  return reason === undefined ? null : (text.refusals[reason] ?? null);
}

/** A file is dropped or chosen, brought in pieces and tried; its page opens. */
export function DropZone({ children }: { readonly children?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const start = useAct('startUpload', importRefusal);
  const attempt = useAct('tryUpload', importRefusal);
  const bring = async (file: File | undefined) => {
    if (file === undefined || share !== null) return;
    const made = await start.run({ name: file.name, size: file.size });
    if (made?.kind !== 'done') return;
    setShare(0);
    const isThere = await bringFile(made.value.id, file, setShare);
    setShare(null);
    if (!isThere) return say({ tone: 'failed', text: text.refusals['not-there'] ?? '' });
    const tried = await attempt.run({ id: made.value.id });
    if (tried?.kind === 'done') goTo(`/import/${made.value.id}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way, the button in it the other
    <div
      className={styles.drop}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void bring(event.dataTransfer.files[0]);
      }}
    >
      <p>
        <b>{children ?? text.drop}</b>
        {text.dropHint}
      </p>
      {share === null ? (
        <Button look="outline" onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
      ) : (
        <p role="status">{text.bringing(Math.round(share * 100))}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose}
        accept={uploadEndings.map((ending) => `.${ending}`).join(',')}
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
