import { slotTitles, homeText as text } from '#content/nb/desk/home.ts';
import type { HomeState } from '#contract/desk/home/schemas.ts';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import { Button } from '../parts/button.tsx';
import { TextAreaField, TextField } from '../parts/field.tsx';
import styles from './home.module.css';
import {
  emptySlot,
  type Fault,
  faultsOf,
  type HomePageFile,
  isLink,
  mapOrder,
  type PartName,
  type Slot,
} from './home-page-model.ts';
import { PartPhoto } from './part-photo.tsx';

export interface PartFieldsProps {
  readonly page: HomePageFile;
  readonly part: PartName;
  readonly home: HomeState;
  readonly readOnly: boolean;
  readonly onChange: (page: HomePageFile) => void;
}

export function PartFields({ page, part, home, readOnly, onChange }: PartFieldsProps) {
  const faults = faultsOf(page).get(part) ?? [];
  const place = part === 'hero' ? 1 : mapOrder.indexOf(part) + 2;
  return (
    <>
      <div className={styles.partHead}>
        <h2>{slotTitles[part]}</h2>
        <span>{text.place(place, mapOrder.length + 1)}</span>
      </div>
      {part === 'hero' ? (
        <HeroFields page={page} faults={faults} readOnly={readOnly} onChange={onChange} />
      ) : (
        <SlotFields
          slot={page.slots[part] ?? null}
          faults={faults}
          home={home}
          readOnly={readOnly}
          onChange={(slot) => onChange({ ...page, slots: { ...page.slots, [part]: slot } })}
        />
      )}
    </>
  );
}

interface HeroFieldsProps {
  readonly page: HomePageFile;
  readonly faults: readonly Fault[];
  readonly readOnly: boolean;
  readonly onChange: (page: HomePageFile) => void;
}

function HeroFields({ page, faults, readOnly, onChange }: HeroFieldsProps) {
  const { hero } = page;
  const set = (to: Partial<typeof hero>) => onChange({ ...page, hero: { ...hero, ...to } });
  return (
    <>
      <TextField
        label={text.fields.title}
        aside={text.count(hero.title.length, 120)}
        value={hero.title}
        maxLength={120}
        readOnly={readOnly}
        error={faults.includes('title') ? text.needsTitle : null}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextAreaField
        label={text.fields.text}
        aside={text.count(hero.text.length, 300)}
        value={hero.text}
        maxLength={300}
        readOnly={readOnly}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <TextField
        label={text.fields.caption}
        aside={text.count(hero.caption.length, 80)}
        value={hero.caption}
        maxLength={80}
        readOnly={readOnly}
        onChange={({ currentTarget }) => set({ caption: currentTarget.value })}
      />
      {!readOnly && <PartPhoto part={hero} onChange={set} />}
      {hero.links.map((link, at) => {
        const put = (to: Partial<typeof link>) =>
          set({ links: hero.links.map((one, place) => (place === at ? { ...one, ...to } : one)) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
          <div key={at}>
            <TextField
              label={text.fields.linkText(at + 1)}
              value={link.text}
              maxLength={60}
              readOnly={readOnly}
              onChange={({ currentTarget }) => put({ text: currentTarget.value })}
            />
            <TextField
              label={text.fields.linkUrl(at + 1)}
              value={link.url}
              readOnly={readOnly}
              error={isLink(link.url) ? null : text.badLink}
              onChange={({ currentTarget }) => put({ url: currentTarget.value })}
            />
          </div>
        );
      })}
    </>
  );
}

interface SlotFieldsProps {
  readonly slot: Slot | null;
  readonly faults: readonly Fault[];
  readonly home: HomeState;
  readonly readOnly: boolean;
  readonly onChange: (slot: Slot | null) => void;
}

function SlotFields({ slot, faults, home, readOnly, onChange }: SlotFieldsProps) {
  if (slot === null)
    return (
      <>
        <p>{text.emptySlot}</p>
        {!readOnly && (
          <Button look="outline" onClick={() => onChange(emptySlot)}>
            {text.use}
          </Button>
        )}
      </>
    );
  const set = (to: Partial<Slot>) => onChange({ ...slot, ...to });
  return (
    <>
      <TextField
        label={text.fields.title}
        aside={text.count(slot.title.length, 120)}
        value={slot.title}
        maxLength={120}
        readOnly={readOnly}
        error={faults.includes('title') ? text.needsTitle : null}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextField
        label={text.fields.highlight}
        aside={text.count(slot.highlight.length, 12)}
        value={slot.highlight}
        maxLength={12}
        readOnly={readOnly}
        onChange={({ currentTarget }) => set({ highlight: currentTarget.value })}
      />
      <TextAreaField
        label={text.fields.text}
        aside={text.count(slot.text.length, 300)}
        value={slot.text}
        maxLength={300}
        rows={3}
        readOnly={readOnly}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <TextField
        label={text.fields.url}
        value={slot.url}
        readOnly={readOnly}
        error={faults.includes('url') ? text.badLink : null}
        onChange={({ currentTarget }) => set({ url: currentTarget.value })}
      />
      <TextField
        label={text.fields.articleId}
        inputMode="numeric"
        value={slot.articleId === null ? '' : String(slot.articleId)}
        readOnly={readOnly}
        onChange={({ currentTarget: { value } }) =>
          set({ articleId: /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null })
        }
      />
      {!readOnly && <PartPhoto part={slot} onChange={set} />}
      {!readOnly && <Pictures slot={slot} home={home} onChange={set} />}
      {!readOnly && (
        <Button look="text" onClick={() => onChange(null)}>
          {text.clear}
        </Button>
      )}
    </>
  );
}

/** The pictures that stand on the page now can stand elsewhere on it, too. */
function Pictures({
  slot,
  home,
  onChange,
}: {
  readonly slot: Slot;
  readonly home: HomeState;
  readonly onChange: (to: Partial<Slot>) => void;
}) {
  const known = mapOrder.flatMap((name) => {
    const address = home.pictures[name];
    const image = home.live.slots[name]?.image ?? null;
    return address === undefined || image === null ? [] : [{ name, address, image }];
  });
  if (known.length === 0) return null;
  return (
    <fieldset className={styles.pictures}>
      <legend>{text.fields.picture}</legend>
      <button
        type="button"
        aria-pressed={slot.image === null}
        onClick={() => onChange({ image: null, imageMobile: null })}
      >
        {text.noPicture}
      </button>
      {known.map(({ name, address, image }) => (
        <button
          key={name}
          type="button"
          aria-label={text.pictureOf(slotTitles[name] ?? name)}
          aria-pressed={JSON.stringify(slot.image) === JSON.stringify(image)}
          onClick={() => onChange({ image, imageMobile: home.live.slots[name]?.imageMobile ?? null })}
        >
          <img src={pictureSources(address, [160]).src} alt="" loading="lazy" />
        </button>
      ))}
    </fieldset>
  );
}
