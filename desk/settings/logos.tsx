import { useRef, useState } from 'react';
import { settingsRefusal, settingsText as text } from '#content/nb/desk/settings.ts';
import { type BroughtDrawing, drawingAddress } from '#contract/brand/brand-fields.ts';
import type { TakenDrawing } from '#contract/desk/settings/schemas.ts';
import { deskApi, deskHeaders } from '#contract/desk/wire.ts';
import { readRefusal } from '../data/answer.ts';
import { Button } from '../parts/button.tsx';
import { SelectField } from '../parts/field.tsx';
import words from '../parts/layout/text.module.css';
import { HeldHint } from './held-hint.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import type { BrandWork } from './use-brand.ts';

const places = [
  { name: 'logo', title: text.onLight, ground: 'light' },
  { name: 'logo-neg', title: text.onDark, ground: 'dark' },
  { name: 'mark', title: text.mark, ground: 'light' },
] as const;

/** The logo on light and on dark, and the mark, each as it is drafted. */
export function Logos({ work, onField }: SectionProps) {
  return (
    <section className={styles.part} aria-labelledby="logo">
      <h2 id="logo">{text.logo}</h2>
      <div className={styles.logos}>
        {places.map((place) => (
          <Place key={place.name} {...place} work={work} onField={onField} />
        ))}
      </div>
      <p className={words.foot}>{text.logoHelp}</p>
      <div className={styles.choices}>
        <SelectField
          label={text.headerLogo}
          hint={<HeldHint work={work} field="logo.header" />}
          value={String(work.draft.values['logo.header'])}
          choices={Object.entries(text.headerLogos).map(([value, name]) => ({ value, name }))}
          onChange={({ currentTarget }) => work.draft.set('logo.header', currentTarget.value)}
        />
      </div>
    </section>
  );
}

/** Where a drawing is as it is drafted. */
export function drawnAt({ brand, draft }: BrandWork, name: 'logo' | 'logo-neg' | 'mark'): string {
  const brought = draft.values[`drawings.${name}`] as BroughtDrawing | null | undefined;
  if (brought) return drawingAddress(brand.name, `${brought.hash}.${brought.kind}`);
  return { logo: brand.drawings.light, 'logo-neg': brand.drawings.dark, mark: brand.drawings.mark }[name];
}

function Place({ name, title, ground, work, onField }: SectionProps & (typeof places)[number]) {
  const field = `drawings.${name}`;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const { draft } = work;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    onField(field);
    setBusy(true);
    const taken = await bring(file);
    setBusy(false);
    const isPixels = typeof taken !== 'string' && name === 'mark' && taken.kind === 'png';
    setWrong(typeof taken === 'string' ? taken : isPixels ? text.markNeedsSvg : null);
    if (typeof taken !== 'string' && !isPixels) draft.set(field, taken);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here; the button inside does the same by keys
    <div
      className={styles.logo}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <div
        className={styles.ground}
        style={{ background: String(draft.values[ground === 'dark' ? 'theme.colors.deep' : 'theme.colors.bg']) }}
      >
        <img src={drawnAt(work, name)} alt={title} />
      </div>
      <b>{title}</b>
      <Button look="outline" size="small" icon="up" off={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? text.uploading : text.choose}
      </Button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        aria-label={text.drop(title)}
        accept={name === 'mark' ? '.svg,image/svg+xml' : '.svg,image/svg+xml,.png,image/png'}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <small>
        <HeldHint work={work} field={field} />
      </small>
      <div role="alert">{wrong}</div>
    </div>
  );
}

/** The drawing as the server has cleaned it; else why not, in one line. */
async function bring(file: File): Promise<TakenDrawing | string> {
  if (file.size > 1024 * 1024) return settingsRefusal({ reason: 'too-large' }) ?? '';
  try {
    const response = await fetch(`${deskApi}/settings/drawings`, {
      method: 'POST',
      headers: { [deskHeaders.own]: '1', 'content-type': 'application/octet-stream' },
      body: file,
    });
    const body: unknown = await response.json();
    if (response.ok) return body as TakenDrawing;
    return settingsRefusal(readRefusal(body)) ?? settingsRefusal({ reason: 'not-a-drawing' }) ?? '';
  } catch {
    return settingsRefusal({ reason: 'not-a-drawing' }) ?? '';
  }
}
